import { actions } from './workflow-actions.ts';
import { listed, pathWord, script, type Step } from './workflow-steps.ts';

/** What the parts of a workflow about the API of releases need. */
export interface ReleaseWorkflow {
  /** Folder of the snapshots, relative to the folder of the library. */
  folder: string;
  /** Path of the folder of the library in the repository, with a slash at its end; empty for the repository itself. */
  prefix: string;
  /** Lines of a job that run its commands in that folder. */
  inFolder: readonly string[];
  /** The steps that check out the repository and create the XML. */
  xmlSteps: readonly Step[];
  /** Returns the command line of a command with its options. */
  command: (words: string) => string;
}

/** Name of the file with the comparison, and of what passes it on to the job that posts it. */
const comparison = 'comparison';

/** Name of what passes the files of a release on to the job that commits them. */
const release = 'api-of-release';

/** The first line of the comment, by which it is found again. */
const marker = '<!-- mtp-site diff -->';

const isPullRequest = "github.event_name == 'pull_request'";

/** Returns a script that runs a command, and adds its summary to the comment, whether it fails or not. */
function summarised(command: string): string[] {
  return [
    'status=0',
    `${command} || status=$?`,
    `cat "$GITHUB_STEP_SUMMARY" >> "$RUNNER_TEMP/${comparison}.md"`,
    'exit $status',
  ];
}

/** Returns the steps that compare the API of a pull request with the latest release, and pass on what they find. */
export function comparisonSteps({ folder, prefix, command }: ReleaseWorkflow): Step[] {
  // A library begins with its next release.
  const hasSnapshots = `${isPullRequest} && hashFiles('${prefix}${folder}/*.json') != ''`;
  return [
    script(
      'Compare the API with the latest release',
      summarised(`${command('diff --against latest')} --format github`),
      ['id: comparison', `if: ${hasSnapshots}`],
    ),
    // Even if the comparison fails, so that the summary has both.
    script(
      'Find new symbols without a description',
      summarised(`${command('coverage --since latest')} --format github`),
      [`if: (success() || steps.comparison.conclusion == 'failure') && ${hasSnapshots}`],
    ),
    [
      `uses: ${actions.uploadFiles}`,
      `if: (success() || failure()) && ${hasSnapshots}`,
      'with:',
      `  name: ${comparison}`,
      `  path: \${{ runner.temp }}/${comparison}.md`,
    ],
  ];
}

/** Lines of the job with these steps: what the job that posts the comment asks. */
export const comparisonOutputs: readonly string[] = [
  '    outputs:',
  '      comparison: ${{ steps.comparison.outcome }}',
];

/** Returns the job that posts the comparison: one comment, which a later run replaces. It runs no code of the library. */
export function commentJob(): string[] {
  return [
    '',
    '  # Posts the comparison as one comment. Pull requests of forks only have it in the summary of the job above.',
    '  comment:',
    '    if: >-',
    `      (success() || failure()) && ${isPullRequest} &&`,
    '      github.event.pull_request.head.repo.full_name == github.repository &&',
    "      (needs.build.outputs.comparison == 'success' || needs.build.outputs.comparison == 'failure')",
    '    needs: build',
    '    runs-on: ubuntu-latest',
    '    permissions:',
    '      pull-requests: write',
    '    steps:',
    ...listed(
      [
        [`uses: ${actions.downloadFiles}`, 'with:', `  name: ${comparison}`],
        script(
          'Post the comparison',
          [
            `[ -s ${comparison}.md ] || exit 0`,
            `echo '${marker}' > comment.md`,
            '# GitHub accepts 65,536 characters.',
            `head --bytes=65000 ${comparison}.md >> comment.md`,
            'comments="repos/$REPOSITORY/issues/$NUMBER/comments"',
            `mine='.[] | select(.user.login == "github-actions[bot]" and (.body | startswith("${marker}"))) | .id'`,
            'id=$(gh api --paginate "$comments" --jq "$mine" | head --lines=1)',
            'if [ -n "$id" ]; then',
            '  gh api --method PATCH "repos/$REPOSITORY/issues/comments/$id" --field body=@comment.md --silent',
            'else',
            '  gh api --method POST "$comments" --field body=@comment.md --silent',
            'fi',
          ],
          [
            'env:',
            '  REPOSITORY: ${{ github.repository }}',
            '  NUMBER: ${{ github.event.pull_request.number }}',
            '  GH_TOKEN: ${{ github.token }}',
          ],
        ),
      ],
      6,
    ),
  ];
}

/**
 * Returns the jobs that keep the API of a release. The one that runs code of the library cannot write; the one that writes
 * runs no code but git.
 */
export function snapshotJobs({
  folder,
  prefix,
  inFolder,
  xmlSteps,
  command,
}: ReleaseWorkflow): string[] {
  const path = pathWord(folder);
  const branch = ['env:', '  BRANCH: ${{ github.event.repository.default_branch }}'];
  return [
    '',
    '  # Takes the API of the release, so that later ones can be compared with it.',
    '  snapshot:',
    "    if: github.event_name == 'release'",
    '    runs-on: ubuntu-latest',
    '    outputs:',
    '      files: ${{ steps.files.outputs.count }}',
    ...inFolder,
    '    steps:',
    ...listed(
      [
        ...xmlSteps,
        script(
          'Take over the snapshots of the default branch',
          [
            '# It can know more releases and addresses than the tag.',
            'git fetch origin "$BRANCH"',
            `if git cat-file -e "FETCH_HEAD:./"${path} 2> /dev/null; then git checkout FETCH_HEAD -- ${path}; fi`,
          ],
          branch,
        ),
        script('Write the snapshot', [command('snapshot')]),
        script(
          'Collect what is new or has changed',
          [
            'mkdir -p "$RUNNER_TEMP/api"',
            `git ls-files --others --modified --exclude-standard -z -- ${path} |`,
            '  xargs --null --no-run-if-empty cp --parents --target-directory="$RUNNER_TEMP/api"',
            'echo "count=$(find "$RUNNER_TEMP/api" -type f | wc --lines)" >> "$GITHUB_OUTPUT"',
          ],
          ['id: files'],
        ),
        [
          `uses: ${actions.uploadFiles}`,
          "if: steps.files.outputs.count != '0'",
          'with:',
          `  name: ${release}`,
          '  path: ${{ runner.temp }}/api',
        ],
      ],
      6,
    ),
    '',
    '  # Adds the API of the release to the default branch, or proposes it if that branch is protected.',
    '  keep:',
    '    needs: snapshot',
    "    if: needs.snapshot.outputs.files != '0'",
    '    runs-on: ubuntu-latest',
    '    permissions:',
    '      contents: write',
    '      pull-requests: write',
    '    steps:',
    ...listed(
      [
        [
          `uses: ${actions.checkout}`,
          'with:',
          '  ref: ${{ github.event.repository.default_branch }}',
        ],
        [
          `uses: ${actions.downloadFiles}`,
          'with:',
          `  name: ${release}`,
          `  path: ${prefix === '' ? '.' : pathWord(prefix.slice(0, -1))}`,
        ],
        script(
          'Add the snapshot to the default branch',
          [
            `git add --all -- ${pathWord(prefix + folder)}`,
            'git diff --cached --quiet && exit 0',
            'git config user.name "github-actions[bot]"',
            'git config user.email "41898282+github-actions[bot]@users.noreply.github.com"',
            'git commit --message "Add the API of $TAG"',
            'git push origin "HEAD:refs/heads/$BRANCH" && exit 0',
            'git push origin "HEAD:refs/heads/api-$TAG"',
            'gh pr create --base "$BRANCH" --head "api-$TAG" --fill',
          ],
          [
            ...branch,
            '  TAG: ${{ github.event.release.tag_name }}',
            '  GH_TOKEN: ${{ github.token }}',
          ],
        ),
      ],
      6,
    ),
  ];
}
