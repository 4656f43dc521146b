// What the made-up library consists of: its compounds and members, where each is defined, and what it refers to.
// Shares are measured ones, from XML that Doxygen 1.9.4 made of Eigen 3.4 (3,730 compounds, 115 MB) and of fmt 9.1 (281
// compounds, 6.9 MB):
//
//                                          Eigen     fmt      here
//   classes and structs                    84 %      89 %     81 %
//   files                                  13 %      5 %      12 %
//   namespaces, folders, groups, pages     3 %       5 %      5 %
//   members of a class                     16        9.7      15
//   members of a struct                    2.9       3.0      3
//   members of a file                      11        36       11
//   with a base class                      23 %      40 %     30 %
//   with template parameters, of all       20 %      25 %     25 %
//   lines of a file                        405       1,124    about 700
//   bytes of a line of a listing           299       261      about 300
//
// Eigen and fmt hardly have comments that Doxygen reads; three quarters of the members here have, as in a library that is
// documented. That, and the lines of the files, make it 50 KB of XML for each compound, where Eigen has 31 and fmt 25.
import { chance, className, functionName, hexDigits, plainName } from './library-text.mjs';

/** How many compounds a module has: one namespace with its folder, group, files and classes. */
const moduleSize = 100;

/** How many modules make an area, which has a namespace, a folder and a group around theirs. */
const modulesPerArea = 20;

/** An id as Doxygen makes it of a name. */
function idOf(kind, name) {
  const signs = {
    ':': '_1',
    _: '__',
    '<': '_3',
    '>': '_4',
    ',': '_00',
    ' ': '_01',
    '.': '_8',
    '/': '_2',
  };
  return kind + name.replace(/[:_<>, ./]/g, (sign) => signs[sign]);
}

/** A name that a set has not got yet. */
function unique(taken, make) {
  let name = make();
  for (let i = 2; taken.has(name); i++) name = `${make()}_${i}`;
  taken.add(name);
  return name;
}

/** The whole library: its compounds in the order of the index. Holds names and places, no XML. */
export function planLibrary(count, seed) {
  const next = chance(seed);
  const state = { next, seeds: 0, compounds: [], deprecated: [] };
  const root = { namespace: addNamespace(state, 'made'), folder: addFolder(state, 'made/') };
  const start = add(state, {
    kind: 'page',
    id: 'indexpage',
    name: 'index',
    title: 'Made-up library',
  });
  const deprecated = add(state, {
    kind: 'page',
    id: 'deprecated',
    name: 'deprecated',
    title: 'Deprecated List',
  });
  const names = new Set();
  let area;
  let modules = 0;
  while (state.compounds.length < count) {
    if (modules % modulesPerArea === 0)
      area = addArea(
        state,
        root,
        unique(names, () => plainName(next)),
      );
    const left = count - state.compounds.length;
    // What would be left for a last, tiny module belongs to this one.
    const size = left < moduleSize * 1.5 ? left : moduleSize;
    addModule(state, area, size, modules % 5 === 0);
    modules++;
  }
  return {
    compounds: state.compounds,
    classes: state.compounds.filter((compound) => compound.isClass),
    deprecated: { page: deprecated, members: state.deprecated },
    start,
  };
}

function add(state, compound) {
  const made = {
    members: [],
    inner: [],
    bases: [],
    derived: [],
    seed: (state.seeds += 7919),
    ...compound,
  };
  state.compounds.push(made);
  return made;
}

function addNamespace(state, name) {
  return add(state, { kind: 'namespace', id: idOf('namespace', name), name });
}

function addFolder(state, path) {
  const id = `dir_${hexDigits(chance(path.length * 31 + state.compounds.length))}`;
  return add(state, { kind: 'dir', id, name: path.slice(0, -1), path });
}

function addGroup(state, name, title) {
  return add(state, { kind: 'group', id: idOf('group__', name), name, title });
}

function addArea(state, root, name) {
  const area = {
    name,
    namespace: addNamespace(state, `made::${name}`),
    folder: addFolder(state, `made/${name}/`),
    group: addGroup(state, name, `Area of ${name}`),
    taken: new Set(),
    firstFile: undefined,
  };
  root.namespace.inner.push(area.namespace);
  root.folder.inner.push(area.folder);
  return area;
}

/** A namespace with so many compounds in all. */
function addModule(state, area, size, hasPage) {
  const { next } = state;
  const before = state.compounds.length;
  const own = unique(area.taken, () => plainName(next));
  const name = `${area.namespace.name}::${own}`;
  const namespace = addNamespace(state, name);
  const spaces = [namespace];
  if (size >= 60) spaces.push(addNamespace(state, `${name}::detail`));
  if (spaces[1]) namespace.inner.push(spaces[1]);
  const folder = addFolder(state, `${area.folder.path}${own}/`);
  const group = addGroup(state, `${area.name}_${own}`, `Module ${own} of ${area.name}`);
  area.namespace.inner.push(namespace);
  area.folder.inner.push(folder);
  area.group.inner.push(group);
  if (hasPage) addPage(state, `${area.name}-${own}`, own);

  const files = addFiles(state, area, folder, Math.max(1, Math.round(size * 0.12)));
  const classes = [];
  const taken = new Set();
  while (state.compounds.length < before + size)
    classes.push(addClass(state, spaces, files, classes, taken));
  for (const one of classes) if (next(10) === 0 && !one.outer) group.inner.push(one);
  for (const [i, space] of spaces.entries())
    addFunctions(state, space, files, i ? undefined : group);
  for (const file of files) addMacros(state, file, own);
  addReferences(state, classes);
  for (const file of files) layOut(state, file);
}

function addPage(state, name, own) {
  add(state, {
    kind: 'page',
    id: `page-${name}`,
    name: `page-${name}`,
    title: `How to use ${own}`,
  });
}

function addFiles(state, area, folder, count) {
  const { next } = state;
  const taken = new Set();
  const files = Array.from({ length: count }, () => {
    const name = unique(taken, () => `${plainName(next)}_${plainName(next)}`);
    const path = `${folder.path}${name}.h`;
    return add(state, {
      kind: 'file',
      id: idOf('', path),
      name: `${name}.h`,
      path,
      items: [],
      includes: [],
      includedBy: [],
    });
  });
  area.firstFile ??= files[0];
  for (const [i, file] of files.entries()) {
    folder.inner.push(file);
    const wanted = i === 0 ? [area.firstFile] : [files[0], files[next(i)], files[next(i)]];
    for (const other of new Set(wanted)) {
      if (other === file) continue;
      file.includes.push(other);
      other.includedBy.push(file);
    }
  }
  return files;
}

/** A class or a struct; some are inside of another one, some specialise one. */
function addClass(state, spaces, files, earlier, taken) {
  const { next } = state;
  const isSmall = next(100) < 55;
  const kind = isSmall ? 'struct' : 'class';
  const other = earlier.length > 3 ? earlier[next(earlier.length)] : undefined;
  const chanceOfShape = next(100);
  const isSpecial = other?.template.length > 0 && !other.isSpecial && chanceOfShape < 50;
  const outer =
    !isSpecial && other && !other.isSpecial && !other.outer && chanceOfShape < 10
      ? other
      : undefined;
  const space = isSpecial || outer ? other.space : spaces[next(10) < 7 ? 0 : spaces.length - 1];
  const own = isSpecial
    ? unique(
        taken,
        () =>
          `${other.own}< ${other.template.map((_, i) => (i ? `T${i}` : className(next))).join(', ')} >`,
      )
    : unique(taken, () => className(next));
  const name = `${(outer ?? space).name}::${own}`;
  const file = isSpecial || outer ? other.file : files[next(files.length)];
  const one = add(state, {
    kind,
    id: idOf(kind, name),
    name,
    own,
    space,
    outer,
    file,
    isSpecial,
    isClass: true,
    template: next(3) === 0 ? ['T', 'Allocator', 'N'].slice(0, 1 + next(3)) : [],
    isDetail: space !== spaces[0],
  });
  (outer ?? space).inner.push(one);
  file.inner.push(one);
  file.items.push(one);
  if (other && next(100) < 32 && !isSpecial && other !== outer) {
    one.bases.push(other);
    other.derived.push(one);
  }
  addMembers(state, one, isSmall ? next(7) : 6 + next(19));
  return one;
}

/** A member; its details follow from its seed. */
function addMember(state, owner, kind, name, more = {}) {
  const { next } = state;
  const member = {
    kind,
    name,
    owner,
    id: `${owner.id}_1a${hexDigits(next)}`,
    seed: (state.seeds += 7919),
    prot: 'public',
    references: [],
    referencedBy: [],
    file: owner.file,
    ...more,
  };
  if (kind === 'enum') {
    const taken = new Set();
    member.values = Array.from({ length: 2 + next(5) }, () => ({
      name: unique(taken, () => plainName(next)),
      id: `${member.id}a${hexDigits(next)}`,
    }));
  }
  if (kind === 'function' && next(150) === 0) {
    state.deprecated.push(member);
    member.deprecated = state.deprecated.length;
  }
  owner.members.push(member);
  return member;
}

function addMembers(state, one, count) {
  const { next } = state;
  const taken = new Set();
  const own = one.own.replace(/<.*/, '');
  if (count > 4) addMember(state, one, 'function', own, { isConstructor: true });
  if (count > 8) addMember(state, one, 'function', own, { isConstructor: true });
  if (count > 12) addMember(state, one, 'function', `~${own}`, { isConstructor: true });
  while (one.members.length < count) {
    const shape = next(20);
    if (shape < 4)
      addMember(
        state,
        one,
        'typedef',
        unique(taken, () => `${plainName(next)}_type`),
      );
    else if (shape < 7)
      addMember(
        state,
        one,
        'variable',
        unique(taken, () => `${plainName(next)}_`),
        { prot: next(2) ? 'protected' : 'public' },
      );
    else if (shape < 8)
      addMember(
        state,
        one,
        'enum',
        unique(taken, () => `${plainName(next)}_kind`),
      );
    else {
      const name = next(8)
        ? functionName(next)
        : `operator${['==', '()', '[]', '=', '->', '<<'][next(6)]}`;
      for (let i = next(4) ? 1 : 3; i > 0; i--) addMember(state, one, 'function', name);
    }
  }
}

/** Functions and types of a namespace; a fifth of them are in the group. */
function addFunctions(state, space, files, group) {
  const { next } = state;
  const taken = new Set();
  for (let left = 16 + next(26); left > 0; left--) {
    const more = { file: files[next(files.length)] };
    if (group && next(5) === 0)
      Object.assign(more, { group, id: `${group.id}_1ga${hexDigits(next)}` });
    const shape = next(10);
    const kind = shape === 0 ? 'enum' : shape === 1 ? 'typedef' : 'function';
    const name =
      kind === 'function' ? functionName(next) : unique(taken, () => `${plainName(next)}_t`);
    const overloads = kind === 'function' && next(3) === 0 ? 3 : 1;
    for (let i = 0; i < overloads; i++) {
      if (i > 0 && more.id) more.id = `${group.id}_1ga${hexDigits(next)}`;
      const member = addMember(state, space, kind, name, more);
      member.file.items.push(member);
      member.file.members.push(member);
      group && member.group && group.members.push(member);
    }
  }
}

function addMacros(state, file, own) {
  const { next } = state;
  for (let i = next(4); i > 0; i--) {
    const name = `MADE_${own}_${functionName(next)}_${i}`.toUpperCase();
    const member = addMember(state, file, 'define', name, { file });
    file.items.push(member);
  }
}

/** Functions that call others, in both directions. */
function addReferences({ next }, classes) {
  const functions = classes.flatMap((one) => one.members.filter(({ kind }) => kind === 'function'));
  for (const member of functions) {
    if (next(5)) continue;
    for (let i = 1 + next(3); i > 0; i--) {
      const other = functions[next(functions.length)];
      if (other === member || member.references.includes(other)) continue;
      member.references.push(other);
      other.referencedBy.push(member);
    }
  }
}

/** Gives everything in a file its lines; what is inside of a class comes after it. */
function layOut({ next }, file) {
  let line = 20 + file.includes.length;
  const placed = [];
  for (const item of file.items) {
    item.line = line;
    placed.push(item);
    line += 3;
    for (const member of item.isClass ? item.members : []) {
      member.line = line;
      placed.push(member);
      line += member.kind === 'function' ? 5 + next(13) : 2;
    }
    item.end = line;
    line += item.isClass ? 2 : 3 + next(9);
  }
  file.items = placed;
  file.lines = line + 5;
}
