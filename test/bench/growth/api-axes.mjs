// Axes of growth in the API reference.
import { memberAxes } from './member-axes.mjs';
import { structureAxes } from './structure-axes.mjs';

/** All of them, in the order of the report. */
export const apiAxes = [...memberAxes, ...structureAxes];
