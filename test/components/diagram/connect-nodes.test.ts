import { expect, test } from '@jest/globals';
import { connectNodes, type Step } from '../../../src/components/diagram/connect-nodes.ts';
import type { GraphNode } from '../../../src/model/compound.ts';

const step = (refid: string): Step => ({ refid, label: refid, relation: 'base' });

/** Connects the graph of `start`, given the bases of each class; returns the classes asked for derived ones. */
function askedFor(start: string, bases: Record<string, string[]>): string[] {
  const asked: string[] = [];
  const node: GraphNode = { id: start, label: start, refid: start, children: [] };
  const forward = ({ id }: GraphNode): Step[] => (bases[id] ?? []).map(step);
  const backward = ({ id }: GraphNode): Step[] => {
    asked.push(id);
    return Object.keys(bases)
      .filter((each) => bases[each]?.includes(id))
      .map(step);
  };
  connectNodes(node, { steps: 4, nodes: 10 }, forward, backward);
  return [...new Set(asked)];
}

test('the graph of a derived class does not list the others of its base, which may be thousands', () => {
  const bases = { base: ['root'], one: ['base'], two: ['base'], inner: ['one'] };
  expect(askedFor('one', bases)).toEqual(['one', 'inner']);
  expect(askedFor('base', bases)).toEqual(['base', 'one', 'two', 'inner']);
});
