import { mapping } from './containers.ts';
import { Option } from './option.ts';
import { text } from './scalars.ts';

const id = text('Id of the set.').check((written) =>
  /^[\w-]+$/.test(written) && written !== 'default'
    ? undefined
    : {
        message: `"${written}" cannot be the id of a set.`,
        advice: 'Use letters, digits, hyphens and underscores; "default" is the main set.',
      },
);

/** Creates the option for further sets of a kind of content, by id; each gets its id as `set`. */
export function furtherSets<Settings extends { set?: string }>(
  description: string,
  settings: Option<Omit<Settings, 'set' | 'defaultPath'>>,
): Option<Record<string, Omit<Settings, 'set' | 'defaultPath'> & { set: string }>> {
  const sets = mapping(description, settings, id);
  return new Option(
    { ...sets.schema, default: {} },
    (node, at) => {
      const read = sets.read(node, at);
      return (
        read && {
          value: Object.fromEntries(
            Object.entries(read.value).map(([set, own]) => [set, { ...own, set }]),
          ),
        }
      );
    },
    () => ({ value: {} }),
  );
}
