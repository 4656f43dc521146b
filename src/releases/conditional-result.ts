import { argumentsFrom } from './grown-templates.ts';

/** What a function returns, and the condition in its type under which it can be called. */
export interface ConditionalResult {
  /** The type without the condition. */
  type: string;
  /** The condition; missing if there is none. */
  condition?: string;
}

/** Takes a condition out of the type of a result: `std::enable_if<C, T>::type`, `enable_if_t<C, T>`, `enable_if_t<C>`. */
export function conditionalResult(type = ''): ConditionalResult {
  const head = /^(?:typename\s+)?(?:\w+::)*enable_if(_t)?\s*</.exec(type);
  if (!head) return { type };
  const { args, end } = argumentsFrom(type, head[0].length);
  const rest = type.slice(end + 1).replace(/\s+/g, '');
  const isWhole = head[1] === undefined ? rest === '::type' : rest === '';
  const [condition, result = 'void', ...others] = args.map((each) => each.trim());
  if (!isWhole || condition === undefined || others.length > 0) return { type };
  return { type: result, condition };
}
