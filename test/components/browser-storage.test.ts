import { describe, expect, test } from '@jest/globals';
import { browserStorage, storageSlot } from '../../src/components/shell/browser-storage.ts';

describe('while pages are rendered', () => {
  const message =
    'The storage key "theme-docs" is used while pages are built: use it in effects and event handlers only.';

  test.each(['localStorage', 'sessionStorage', 'none'] as const)(
    'S-088 no operation on a key is allowed: %s',
    (type) => {
      const slot = storageSlot('theme', { type, suffix: '-docs' });
      expect(() => slot.get()).toThrow(new Error(message));
      expect(() => slot.set('dark')).toThrow(new Error(message));
      expect(() => slot.delete()).toThrow(new Error(message));
      expect(() => slot.listen(() => undefined)).toThrow(new Error(message));
    },
  );

  test('S-088 there is no storage', () => {
    expect(() => browserStorage('localStorage')).toThrow(
      new Error(
        'Browser storage is used while pages are built: use it in effects and event handlers only.',
      ),
    );
  });
});
