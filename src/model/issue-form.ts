/** Kinds of hosts: the address of a file in a repository up to its revision, and the form for a new issue. */
const hosts: readonly { file: RegExp; form: string; title: string }[] = [
  {
    file: /^(https?:\/\/[^/]+\/.+?)\/-\/(?:blob|edit|tree|raw|blame)\//,
    form: '/-/issues/new',
    title: 'issue[title]',
  },
  {
    file: /^(https?:\/\/github\.[^/]+\/[^/]+\/[^/]+)\/(?:blob|edit|tree|raw|blame)\//,
    form: '/issues/new',
    title: 'title',
  },
  {
    // Gitea and Forgejo.
    file: /^(https?:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:_edit|src\/(?:branch|commit|tag))\//,
    form: '/issues/new',
    title: 'title',
  },
];

/** The form for a new issue at the host of a repository. */
export interface IssueForm {
  /** Its URL, without a query. */
  url: string;
  /** The parameter that sets the title of the issue. */
  title: string;
}

/**
 * Returns the form for a new issue in the repository that the URL of a file or folder belongs to: GitHub, GitLab, Gitea
 * and Forgejo, by the form of their URLs. `undefined` for other hosts, which may have none.
 */
export function issueForm(fileUrl: string): IssueForm | undefined {
  for (const { file, form, title } of hosts) {
    const page = file.exec(fileUrl)?.[1];
    if (page !== undefined) return { url: page + form, title };
  }
  return undefined;
}
