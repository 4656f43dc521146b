// Plans the generated library: its compounds and members, where each is defined, and what it refers to.
// The shares are measured, from Doxygen's XML for Eigen 3.4 (3,730 compounds, 115 MB, Doxygen 1.9.4) and for
// fmt (281 compounds, 6.9 MB, Doxygen 1.19.0); the library column is for 2,000 compounds, 104 MB:
//
//                                              Eigen    fmt      the library
//   classes and structs, of all compounds      84 %     90 %     83 %
//   files                                      13 %     5 %      12 %
//   namespaces, folders, groups, pages         3 %      5 %      5 %
//   members of a class, of a struct            16, 2.9  9.7, 3.0 15, 3.3
//   members of a file                          11       36       9
// classes: with a base                       21 %     38 %     22 %
// with template parameters          93 %     81 %     60 %
// that specialize another one       57 %     30 %     22 %
//            with a diagram                    26 %     45 %     31 %
//   functions: overloads of another one        21 %     23 %     27 %
// with template parameters        21 %     18 %     25 %
//   lines of a file                            403      1,124    684
// bytes per line of a listing                298      260      343
// listings, share of the XML's bytes         50 %     55 %     54 %
//
// Both are template libraries with few comments for Doxygen: at most 16 % and 5 % of their members have one. Here three
// quarters have one, as in a documented library. With the lines of the files, this makes 52 KB of XML per compound;
// Eigen has 31 KB and fmt 25 KB.
import { addFunctions, addMacros, addMembers, addReferences } from './library-plan-members.mjs';
import { chance, className, hexDigits, plainName, unique } from './library-text.mjs';

/** Compounds per module: one namespace with its folder, group, files and classes. */
const moduleSize = 100;

/** Modules per area; an area has a namespace, a folder and a group around theirs. */
const modulesPerArea = 20;

/** Returns the id that Doxygen derives from a name. */
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

/** Plans the whole library: its compounds in the order of the index. Holds names and places, no XML. */
export function planLibrary(count, seed) {
  const next = chance(seed);
  const state = { next, seeds: 0, compounds: [], deprecated: [] };
  const root = { namespace: addNamespace(state, 'made'), folder: addFolder(state, 'made/') };
  const start = add(state, {
    kind: 'page',
    id: 'indexpage',
    name: 'index',
    title: 'Generated library',
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
    // A remainder that is too small for its own module belongs to this one.
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
  const created = {
    members: [],
    inner: [],
    bases: [],
    derived: [],
    seed: (state.seeds += 7919),
    ...compound,
  };
  state.compounds.push(created);
  return created;
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

/** Adds a namespace with a total number of compounds. */
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

/** Adds a class or a struct; some are nested in another one, some specialize one. */
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
    template: next(5) < 3 ? ['T', 'Allocator', 'N'].slice(0, 1 + next(3)) : [],
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

/** Assigns lines to everything in a file; the members of a class follow it. */
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
