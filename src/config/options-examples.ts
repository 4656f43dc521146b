import { attributes, group, list, oneOrMore, type ValueOf, type Values } from './containers.ts';
import type { Option } from './option.ts';
import { absoluteUrl, file, flag, folder, folderToBe, name, number, text } from './scalars.ts';

function command(description: string): Option<string> {
  return name(description).check((value) =>
    value.includes('{file}')
      ? undefined
      : {
          message: 'the command has no "{file}".',
          advice: 'Write the whole command: c++ -std=c++20 -Iinclude {file} -o {output}',
        },
  );
}

const rules = {
  command: command(
    'Shell command that compiles the program {file} to {output}; it runs in the folder of the configuration.',
  ).optional(),
  commandC: command('The same for blocks of C; by default, they are compiled as C++.').optional(),
  prelude: text(
    'Code in front of each example that is no whole program, such as #include lines.',
  ).optional(),
  run: flag(
    'Runs examples that say neither run nor no-run; by default, they are only compiled and linked.',
  ).optional(),
  ignore: flag('Compiles none of these examples.').optional(),
};

const compilerExplorer = group('Links that open Compiler Explorer.', {
  url: absoluteUrl('Address of Compiler Explorer.').default('https://godbolt.org'),
  compiler: name('Id of the compiler, such as g132.'),
  options: text('Options of the compiler.').default(''),
  libraries: attributes('Libraries by id, each with the id of its version.').default({}),
});

/** Examples. */
export const examples = group(
  'Examples in guides and comments: "mtp-site examples" compiles and runs them. So do check and watch with --examples, and no other command.',
  {
    ...rules,
    prepare: name(
      'Shell command that runs once before the examples, such as one that builds the library.',
    ).optional(),
    compileCommands: file(
      'Compilation database (compile_commands.json) to take the command from.',
    ).optional(),
    like: name(
      'Source in the database whose command is taken; by default, the first one.',
    ).optional(),
    cmakeTarget: name(
      'CMake target that examples link, such as fmt::fmt; a CMake project is made for its flags.',
    ).optional(),
    cmakeFolder: folder(
      'Folder with the CMakeLists.txt of the target; by default, that of the configuration.',
    ).optional(),
    libraries: list(
      'Words at the end of the command, such as paths of libraries, relative to the folder of the configuration.',
      name('A word.'),
    ).default([]),
    folders: list(
      'Other rules for some files; the last one that names a file applies.',
      group('Rules for the examples of some files.', {
        files: oneOrMore(
          'Globs of files, relative to the folder of the configuration.',
          name('A glob.'),
        ),
        ...rules,
      }),
    ).default([]),
    timeout: number('Time limit for compiling and for running an example, each, in seconds.', {
      minimum: 0.1,
      maximum: 3600,
    }).default(30),
    results: folderToBe(
      'File with the results, which "mtp-site examples" writes; pages mark the blocks that it proves.',
    ).optional(),
    compilerExplorer: compilerExplorer.optional(),
  },
).check(({ command, compileCommands, cmakeTarget }) => {
  const given = [command, compileCommands, cmakeTarget].filter((each) => each !== undefined);
  return given.length > 1
    ? {
        message:
          'only one of "command", "compileCommands" and "cmakeTarget" can say how to compile.',
        key: 'command',
      }
    : undefined;
});

/** Examples in texts and comments, and how they are compiled. */
export type ExamplesConfig = ValueOf<typeof examples>;

/** How some examples are compiled; what is missing is inherited. */
export type ExampleRules = Values<typeof rules>;
