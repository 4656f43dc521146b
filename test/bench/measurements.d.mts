export function median(numbers: readonly number[]): number | undefined;
export function percentile(numbers: readonly number[], share: number): number;
export function memoryOf(status: string): { now: number; peak: number };
export function parentOf(stat: string): number;
export function processorOf(stat: string): number;
export function treeOf(root: number, parents: Iterable<readonly [number, number]>): Set<number>;
export function buildOf(output: string): {
  pages: number;
  warnings: number | undefined;
  steps: Record<string, number>;
};
export function redirectOf(html: string): string | undefined;
export function sidebarBytes(html: string): number | undefined;
export function duration(milliseconds: number): string;
export function instant(milliseconds: number): string;
export function kibibytes(bytes: number): string;
export function percent(share: number): string;
export function size(bytes: number): string;
export function factor(number: number): string;
