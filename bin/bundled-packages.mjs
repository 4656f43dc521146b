import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of licences, for packages that name a licence but do not contain its text. */
const texts = join(import.meta.dirname, 'licenses');

/** The copyright holders of packages that name them nowhere in a file of their own. */
const holders = {
  '@viz-js/viz': 'Copyright (c) 2014 Michael Daines',
  format: 'Copyright (c) 2010-2014 Sami Samhuri',
};

/** Returns the packages that bundles contain; `inputs` are the paths of the bundled files below `root`. */
export function bundledPackages(inputs, root) {
  const folders = new Set();
  for (const input of inputs) {
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
    if (folder) folders.add(join(root, folder));
  }
  const packages = new Map();
  for (const folder of folders) {
    const found = packageIn(folder);
    packages.set(`${found.name} ${found.version}`, found);
    if (found.name === '@viz-js/viz')
      for (const part of partsOfViz(folder)) packages.set(part.name, part);
  }
  const sorted = [...packages].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([, found]) => found);
}

function packageIn(folder) {
  const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version } = described;
  const license = described.license ?? described.licenses?.[0]?.type;
  const file = readdirSync(folder).find((path) => /^(?:licen[cs]e|copying)/i.test(path));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return {
    name,
    version,
    license,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    text: text || standardText(license, holders[name] ?? holderOf(described)),
  };
}

/** The WebAssembly of this package is compiled from two libraries in C; its provenance names their releases. */
function partsOfViz(folder) {
  const provenance = readFileSync(join(folder, 'lib/provenance.json'), 'utf8');
  const part = (name, license, holder) => {
    const release = new RegExp(`/${name.toLowerCase()}-([0-9.]+)\\.tar`);
    const version = release.exec(provenance)?.[1];
    if (!version) throw new Error(`${join(folder, 'lib/provenance.json')} does not name ${name}.`);
    const purl = `pkg:generic/${name.toLowerCase()}@${version}`;
    return { name, version, license, purl, text: standardText(license, holder) };
  };
  return [
    part(
      'Graphviz',
      'EPL-1.0',
      'Copyright (c) AT&T Corp. and the authors of Graphviz\n\nThe source code is at https://gitlab.com/graphviz/graphviz',
    ),
    part(
      'Expat',
      'MIT',
      'Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\nCopyright (c) 2001-2026 Expat maintainers',
    ),
  ];
}

function holderOf({ author, contributors = [] }) {
  const found = author ?? contributors[0];
  const name = typeof found === 'string' ? found : found?.name;
  return name && `Copyright (c) ${name}`;
}

/** Returns a licence with its copyright notice; every bundled package must come with one. */
function standardText(license, holder) {
  const file = `${license}.txt`;
  if (!holder || !readdirSync(texts).includes(file)) return '';
  return `${holder}\n\n${readFileSync(join(texts, file), 'utf8').trim()}`;
}

/** Returns the text of all licences; throws if one is missing. */
export function licencesText(packages) {
  const missing = packages.filter(({ text }) => text === '').map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(
      `There is no licence text of ${missing.join(', ')}: add it to bin/bundled-packages.mjs.`,
    );
  return packages
    .map(({ name, version, license, text }) => {
      const title = [name, version].filter(Boolean).join(' ');
      return `${title}, ${license}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Returns the list of packages in the format of CycloneDX; equal packages give equal bytes. */
export function componentsText(packages, { name, version, license }) {
  const component = (type, found) => {
    const [group, short] = found.name.startsWith('@') ? found.name.split('/') : ['', found.name];
    return {
      type,
      'bom-ref': found.purl,
      ...(group && { group }),
      name: short,
      ...(found.version && { version: found.version }),
      licenses: [
        /[ (]/.test(found.license)
          ? { expression: found.license }
          : { license: { id: found.license } },
      ],
      purl: found.purl,
    };
  };
  const own = { name, version, license, purl: `pkg:npm/${name}@${version}` };
  const list = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: component('application', own) },
    components: packages.map((found) => component('library', found)),
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}
