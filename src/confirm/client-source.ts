import type { Client } from './client.ts';

/** One use of one client, in a source with many. */
export interface PlacedProbe {
  /** Position of its client. */
  client: number;
  /** Position of the use in the client. */
  probe: number;
}

/** The side of a comparison. */
export type Side = 'before' | 'after';

/** What the uses share: values of any type, which are never evaluated. It includes nothing that a header may lack. */
const prelude = `#define MTP_CLIENT_RAW(...) #__VA_ARGS__
#define MTP_CLIENT_TEXT(...) MTP_CLIENT_RAW(__VA_ARGS__)
namespace mtp_client {
template <class T> struct argument { using type = T; };
template <class R, class... A> struct argument<R(A...)> { using type = R (*)(A...); };
template <class T> typename argument<T>::type value() noexcept;
template <class T> struct plain { using type = T; };
template <class T> struct plain<const T> { using type = T; };
template <class T> struct plain<T &> : plain<T> {};
template <class T> struct plain<T &&> : plain<T> {};
template <class T> constexpr typename plain<T>::type bare() { return typename plain<T>::type(); }
constexpr bool differ(const char *a, const char *b) { return *a != *b || (*a != 0 && differ(a + 1, b + 1)); }
struct words { using value_type = char; char *begin() const; char *end() const; int size() const; bool empty() const; };
}
`;

/** Writes uses of several clients with the same headers into one source. The compiler names each by its marker. */
export function clientSource(
  clients: readonly Client[],
  probes: readonly PlacedProbe[],
  side: Side,
): string {
  const [first] = probes;
  const shared = first && clients[first.client];
  const include = (shared?.headers[side] ?? []).map((header) =>
    first && shared?.isInclude
      ? `#line 1 "${marker(first)}"\n#include <${header}>\n`
      : // A header that is gone leaves its symbols undeclared, which is what the uses show.
        `#if __has_include(<${header}>)\n#include <${header}>\n#endif\n`,
  );
  return [...include, prelude, ...probes.map((placed) => probeText(clients, placed))].join('');
}

function probeText(clients: readonly Client[], placed: PlacedProbe): string {
  const client = clients[placed.client];
  const code = client?.probes[placed.probe]?.code ?? '';
  const { namespaces = [], context = '' } = client ?? {};
  const open = namespaces.map((name) => `namespace ${name} { `).join('');
  const close = '} '.repeat(namespaces.length);
  const scope = `mtp_client_${placed.client}_${placed.probe}`;
  return `#line 1 "${marker(placed)}"\n${open}struct ${scope} { ${context} ${code} }; ${close}\n`;
}

/** The name of the file that the compiler reports for a use. */
export function marker({ client, probe }: PlacedProbe): string {
  return `mtp-client-${client}-${probe}`;
}
