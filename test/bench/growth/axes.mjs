// All axes of growth, in the order of the report.
import { apiAxes } from './api-axes.mjs';
import { releaseAxes } from './release-axes.mjs';
import { searchAxes } from './search-axes.mjs';
import { textAxes } from './text-axes.mjs';

/** An axis has `name`, `counts` (what n counts), `n` (the smallest number) and either an input or a `measure`. */
export const axes = [...apiAxes, ...textAxes, ...releaseAxes, ...searchAxes];
