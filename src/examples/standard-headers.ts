import type { ExampleLanguage } from './example.ts';

/** The headers of the standard library that examples mostly leave out, with the names below `std` that they declare. */
const headers: Readonly<Record<string, string>> = {
  algorithm:
    'all_of any_of none_of for_each find find_if count count_if copy copy_if transform fill generate remove remove_if replace reverse rotate unique sort stable_sort partial_sort nth_element lower_bound upper_bound binary_search merge min max minmax clamp min_element max_element equal ranges',
  any: 'any any_cast make_any',
  array: 'array to_array',
  atomic: 'atomic atomic_flag',
  bitset: 'bitset',
  charconv: 'from_chars to_chars',
  chrono: 'chrono',
  cassert: 'assert',
  cctype: 'isdigit isalpha isalnum isspace isupper islower toupper tolower',
  cerrno: 'errno',
  cmath: 'sqrt pow abs floor ceil round sin cos tan log log2 log10 exp isnan isinf fabs fmod',
  complex: 'complex',
  condition_variable: 'condition_variable',
  cstddef: 'size_t byte ptrdiff_t nullptr_t',
  cstdint:
    'int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t intmax_t uintmax_t',
  cstdio:
    'printf fprintf snprintf sprintf puts fputs putchar perror fopen fclose fread fwrite FILE EOF stdin stdout stderr',
  cstdlib:
    'exit abort getenv malloc calloc realloc free atoi strtol rand qsort EXIT_SUCCESS EXIT_FAILURE',
  cstring: 'memcpy memset memmove memcmp strlen strcmp strncmp strcpy strncpy strcat strchr strstr',
  deque: 'deque',
  exception: 'exception terminate exception_ptr current_exception rethrow_exception',
  filesystem: 'filesystem',
  format: 'format format_to vformat',
  fstream: 'ifstream ofstream fstream',
  functional: 'function bind ref cref plus minus multiplies less greater hash invoke',
  future: 'future promise async packaged_task',
  initializer_list: 'initializer_list',
  iomanip: 'setw setprecision setfill quoted put_time',
  iostream: 'cout cerr clog cin',
  iterator:
    'back_inserter inserter istream_iterator ostream_iterator istreambuf_iterator distance advance next prev begin end size',
  limits: 'numeric_limits',
  list: 'list',
  map: 'map multimap',
  memory:
    'unique_ptr shared_ptr weak_ptr make_unique make_shared allocator addressof enable_shared_from_this',
  mutex: 'mutex lock_guard unique_lock scoped_lock recursive_mutex once_flag call_once',
  numeric: 'accumulate iota reduce inner_product gcd lcm',
  optional: 'optional nullopt make_optional',
  ostream: 'endl ostream flush',
  queue: 'queue priority_queue',
  random: 'random_device mt19937 uniform_int_distribution uniform_real_distribution',
  ranges: 'views',
  regex: 'regex smatch regex_match regex_search regex_replace',
  set: 'set multiset',
  span: 'span',
  sstream: 'stringstream istringstream ostringstream',
  stack: 'stack',
  stdexcept:
    'runtime_error logic_error invalid_argument out_of_range length_error domain_error range_error overflow_error',
  string: 'string wstring u8string to_string stoi stol stod getline',
  string_view: 'string_view wstring_view',
  system_error: 'error_code system_error errc error_category',
  thread: 'thread this_thread jthread',
  tuple: 'tuple make_tuple tie get apply',
  type_traits:
    'is_same is_same_v enable_if enable_if_t decay_t remove_reference_t true_type false_type is_integral_v conditional_t',
  typeindex: 'type_index',
  unordered_map: 'unordered_map unordered_multimap',
  unordered_set: 'unordered_set',
  utility: 'move forward pair make_pair swap exchange declval',
  variant: 'variant visit holds_alternative get_if monostate',
  vector: 'vector',
};

const byName = new Map(
  Object.entries(headers).flatMap(([header, names]) =>
    names.split(' ').map((name) => [name, header] as const),
  ),
);

/** Headers that only newer standards have: a line that asks whether they exist protects older ones. */
const newer = new Set(['format', 'span', 'ranges']);

/** C headers whose names are unambiguous, so code can use them without `std::`. */
const plain = new Set(['cassert', 'cerrno', 'cstddef', 'cstdint', 'cstdio', 'cstdlib', 'cstring']);

/** Headers that C has. */
const ofC = new Set([...plain, 'cctype', 'cmath']);

/**
 * Returns the `#include` lines for the names of the standard library in a code: those below `std`, and those of C. In
 * C, names of functions that may be anything (`log`) count if they are called.
 */
export function standardIncludes(code: string, language: ExampleLanguage): string[] {
  const found = new Set<string>();
  const isC = language === 'c';
  // `for (int i : { 1, 2 })` and `auto list = { 1, 2 };` need the header without its name.
  if (!isC && /:\s*\{|\bauto\s+\w+\s*=\s*\{/.test(code)) found.add('initializer_list');
  for (const [, before, name = '', after] of code.matchAll(
    /(\bstd\s*::\s*|(?:\.|->|::)\s*)?\b([A-Za-z_]\w*)(\s*\()?/g,
  )) {
    const header = byName.get(name);
    if (header === undefined) continue;
    if (before?.startsWith('std') && !isC) found.add(header);
    else if (before === undefined && (plain.has(header) || (isC && ofC.has(header) && after)))
      found.add(header);
  }
  if (isC) return [...found].sort().map((header) => `#include <${header.slice(1)}.h>`);
  return [...found]
    .sort()
    .flatMap((header) =>
      newer.has(header)
        ? [`#if __has_include(<${header}>)`, `#include <${header}>`, '#endif']
        : [`#include <${header}>`],
    );
}
