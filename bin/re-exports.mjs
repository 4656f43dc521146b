/** Rewrites a module that only re-exports, with one statement per export, so that unused exports can be dropped. */
export function oneByOne(code) {
  const from = new Map();
  const rest = code.replace(/import\{([^}]*)\}from("[^"]+");?/g, (_, names, file) => {
    for (const [name, local = name] of namesIn(names)) from.set(local, [name, file]);
    return '';
  });
  const [whole = '', exported = ''] = /^export\{([^}]*)\};?$/.exec(rest) ?? [];
  const lines = namesIn(exported).map(([local, name = local]) => {
    const [own, file] = from.get(local) ?? [];
    return own && `export{${own} as ${name}}from${file};\n`;
  });
  if (whole === '' || lines.includes(undefined)) throw new Error(`page-api contains code: ${rest}`);
  return lines.join('');
}

/** Returns the names in an import or export, each with the name after `as`. */
function namesIn(list) {
  return list.split(',').map((part) => part.split(' as '));
}
