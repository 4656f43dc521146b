// Plans the members of classes, namespaces and files in the generated library.
import { functionName, hexDigits, plainName, unique } from './library-text.mjs';

/** Adds a member; its details follow from its seed. */
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

/** Adds members of a class: constructors, types, fields, enumerations, functions with overloads. */
export function addMembers(state, one, count) {
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
      for (let i = next(6) ? 1 : 3; i > 0; i--) addMember(state, one, 'function', name);
    }
  }
}

/** Adds functions and types of a namespace; a fifth of them are in the group. */
export function addFunctions(state, space, files, group) {
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

/** Adds a few macros of a file. */
export function addMacros(state, file, own) {
  const { next } = state;
  for (let i = next(4); i > 0; i--) {
    const name = `MADE_${own}_${functionName(next)}_${i}`.toUpperCase();
    const member = addMember(state, file, 'define', name, { file });
    file.items.push(member);
  }
}

/** Adds references between functions that call each other, in both directions. */
export function addReferences({ next }, classes) {
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
