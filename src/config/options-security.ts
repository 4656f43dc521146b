import { policyDirectives, type PolicySources } from '../shared/policy-sources.ts';
import { group, list } from './containers.ts';
import { Option, type Complaint } from './option.ts';
import { flag, text } from './scalars.ts';

/** Keywords of the policy; the file may contain them without quotes. */
const keywords = ['unsafe-eval', 'wasm-unsafe-eval', 'unsafe-inline', 'unsafe-hashes'];

/** A scheme (`blob:`), or a host with an optional scheme, port and path (`https://*.example.org:8080/a/`). */
const pattern =
  /^(?:[a-z][a-z0-9+.-]*:|(?:[a-z][a-z0-9+.-]*:\/\/)?(?:\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::(?:\d+|\*))?(?:\/[^\s;,?#'"]*)?)$/i;

/** Other words of policies, which are no hosts. */
const otherKeywords = /^(?:self|none|(?:unsafe|wasm|strict|report|nonce|inline)-[^.:]*)$/i;

const hash = /^sha(?:256|384|512)-[a-z0-9+/_-]+=*$/i;

function faultOf(value: string): Complaint | undefined {
  const bare = withoutQuotes(value);
  const isHost = pattern.test(value) && !otherKeywords.test(bare);
  if (keywords.includes(bare) || hash.test(bare) || isHost) return undefined;
  const message = `"${value}" is not a source of a content security policy.`;
  if (bare === 'self') return { message, advice: 'Remove it: the site itself is always allowed.' };
  if (bare === 'none')
    return { message, advice: 'Remove it: only the named sources are added to the policy.' };
  if (/[\s;,]/.test(value))
    return { message, advice: 'Write each source as an entry of its own, without spaces and ";".' };
  const advice = `Write an origin (https://api.example.org), a host (*.example.org), a scheme (blob:), or one of ${keywords.join(', ')}.`;
  return { message, advice };
}

function withoutQuotes(value: string): string {
  return value.replace(/^'(.*)'$/, '$1');
}

/** A source, as the policy writes it: keywords and hashes are quoted. */
const source = text('A source: an origin, a host, a scheme or a keyword.')
  .check(faultOf)
  .map((value) => {
    const bare = withoutQuotes(value);
    return keywords.includes(bare) || hash.test(bare) ? `'${bare}'` : value;
  });

/** What a directive allows. */
function sources(description: string): Option<readonly string[] | undefined> {
  return list(description, source).optional();
}

const policy = group(
  'Sources that the content security policy of all pages allows, in addition to the site itself; false writes no policy. If it is missing, only sites without code of their own have a policy.',
  {
    connect: sources('Hosts that scripts may fetch from (also WebSocket and EventSource).'),
    script: sources(
      'Hosts of scripts. unsafe-eval allows eval and new Function, wasm-unsafe-eval WebAssembly, unsafe-inline all inline scripts.',
    ),
    style: sources(
      'Hosts of style sheets; all if it is missing. unsafe-inline allows style sheets in the page.',
    ),
    img: sources(
      'Hosts and schemes of images, such as *.example.org or blob:; all if it is missing.',
    ),
    font: sources('Hosts of fonts; all if it is missing.'),
    media: sources('Hosts and schemes of audio and video; all if it is missing.'),
    frame: sources('Hosts of frames; all if it is missing.'),
    form: sources(
      'Hosts and schemes that forms may send to, including those that redirect them; all if it is missing.',
    ),
    worker: sources('Hosts and schemes of workers, such as blob:.'),
  },
  {
    hints: Object.fromEntries([
      ...policyDirectives.map((name): [string, string] => [`${name}-src`, `Use "${name}".`]),
      ['form-action', 'Use "form".'],
    ]),
  },
);

const contentSecurityPolicy = new Option<PolicySources | false>(
  {
    description: policy.description,
    anyOf: [{ type: 'boolean', enum: [false] }, policy.schema],
  },
  (node, at) =>
    node.kind === 'scalar' && node.value === false ? { value: false } : policy.read(node, at),
).optional();

/** Security. */
export const security = group(
  'What browsers may load and run on the pages, and what the build may read.',
  {
    contentSecurityPolicy,
    headers: flag(
      'Writes _headers with the policy and others for the server, and the script that is in each page into a file, so that servers may forbid scripts in pages.',
    ).default(false),
    imagesFromComments: flag(
      'Shows images of other hosts that comments name; their servers see who reads the page. false shows the alternative texts.',
    ).default(true),
    outsideLinks: flag(
      'Follows symbolic links in the sources that lead out of the project: the git repository around this file, or its folder, and the folders that it names.',
    ).default(false),
  },
).default({});
