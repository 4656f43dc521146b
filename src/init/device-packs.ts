/** Headers that vendors of microcontrollers ship: ARM's CMSIS, and the registers and drivers of a device. */
const VENDOR =
  /(?:^|\/)(?:core_c[am]\d*(?:plus|Func|Instr|Simd)?|arm_math|cmsis_(?:armcc|armclang|gcc|iccarm|compiler|version|\d)\w*|system_stm32\w+|stm32[a-z]+\d+\w*x(?:_(?:hal|ll)(?!\w*_conf)\w*)?)\.h$/;

/** Folders that a pack consists of. */
const PARTS = /^(?:inc|include|src|source)s?$/i;

/**
 * Returns the folders of device packs among some sources; `inputs` are the folders that Doxygen reads, which are none.
 * A pack of headers and sources in folders of their own is left out as a whole.
 */
export function devicePacks(sources: readonly string[], inputs: readonly string[]): string[] {
  const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  const isInput = (folder: string): boolean => folder === '' || inputs.includes(folder);
  const isPack = (folder: string): boolean =>
    !isInput(folder) &&
    sources.every((path) => {
      if (!path.startsWith(`${folder}/`)) return true;
      const [part = '', ...rest] = path.slice(folder.length + 1).split('/');
      return rest.length > 0 && PARTS.test(part);
    });
  const found = new Set<string>();
  for (const path of sources) {
    const folder = folderOf(path);
    if (!VENDOR.test(path) || isInput(folder)) continue;
    found.add(isPack(folderOf(folder)) ? folderOf(folder) : folder);
  }
  return [...found].filter((path) => !isInAny(path, found)).sort();
}

/** True for a path below one of some folders. */
export function isInAny(path: string, folders: Iterable<string>): boolean {
  return [...folders].some((folder) => path.startsWith(`${folder}/`));
}
