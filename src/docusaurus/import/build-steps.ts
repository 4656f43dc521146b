import { isDictionary } from './config-value.ts';
import { readJsonObject } from '../../init/project-facts.ts';

/** The command that builds a site with Docusaurus, with what may be in front of it: `yarn`, `cross-env A=b`. */
const building = /(?:^|[\s/])docusaurus(?:\.js)?["']?(?:\s|$)/;

/** Returns the commands that `package.json` runs before Docusaurus, which may write texts, data or images. */
export function stepsBeforeBuild(folder: string): string[] {
  const scripts = readJsonObject(folder, 'package.json')?.scripts;
  if (!isDictionary(scripts)) return [];
  const commandsOf = (name: string): string[] => {
    const script = scripts[name];
    return typeof script === 'string' ? script.split('&&').map((each) => each.trim()) : [];
  };
  const build = commandsOf('build');
  const at = build.findIndex((command) => building.test(command));
  return [...commandsOf('prebuild'), ...build.slice(0, Math.max(at, 0))].filter(
    (command) => command !== '' && !building.test(command),
  );
}
