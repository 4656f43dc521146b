/** Says that there is no module of a name in the configuration, and what to do. */
export function missingModule(name: string): { message: string; advice: string } {
  const [owner = '', own = ''] = name.split('/');
  const install = `npm install ${owner.startsWith('@') ? `${owner}/${own}` : owner}`;
  if (!/\.[cm]?[jt]sx?$/i.test(name))
    return {
      message: `The package "${name}" is not installed.`,
      advice: `Install it in the folder of the configuration: ${install}`,
    };
  return {
    message: `There is neither a file "${name}" nor a package that has it.`,
    advice: `Correct the path, which is relative to the folder of the configuration file, or install the package there: ${install}`,
  };
}
