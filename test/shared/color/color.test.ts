import { describe, expect, test } from '@jest/globals';
import {
  accentOnBars,
  darkAccent,
  derivedColors,
  grounds,
} from '../../../src/shared/color/accent.ts';
import { contrast, leastContrast, readableColor } from '../../../src/shared/color/contrast.ts';
import { oklchOf, rgbOfOklch } from '../../../src/shared/color/oklch.ts';
import { parseColor } from '../../../src/shared/color/parse-color.ts';
import { hexOf, mixed, rgbOf } from '../../../src/shared/color/rgb.ts';

/** Returns a written colour as `#rrggbb`. */
function parsed(written: string): string | undefined {
  const color = parseColor(written);
  return color && hexOf(color);
}

describe('colours as in CSS', () => {
  test.each([
    ['#00599c', '#00599c'],
    ['#0AF', '#00aaff'],
    ['rgb(0, 89, 156)', '#00599c'],
    ['rgb(0 89 156)', '#00599c'],
    ['rgb(0% 50% 100%)', '#0080ff'],
    ['hsl(206, 100%, 31%)', '#005a9e'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsl(-240 100 25)', '#008000'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000'],
    ['oklch(62.8% 64.4% 29.23deg)', '#ff0000'],
  ])('%s is %s', (written, hex) => {
    expect(parsed(written)).toBe(hex);
  });

  test.each([
    ['a name', 'rebeccapurple'],
    ['transparency', '#00599c80'],
    ['transparency in a function', 'rgb(0 89 156 / 50%)'],
    ['too few values', 'rgb(0 89)'],
    ['a rule', '#fff;}body{display:none'],
    ['a rule in a function', 'rgb(0 0 0);}x{y:z'],
    ['a variable', 'var(--color-text)'],
    ['an exponent', 'rgb(1e2 0 0)'],
    ['a unit', 'rgb(1px 0 0)'],
    ['nothing', ''],
  ])('%s is not read', (_, written) => {
    expect(parsed(written)).toBeUndefined();
  });
});

describe('OKLCH', () => {
  test('a colour that no screen of sRGB shows keeps lightness and hue', () => {
    const shown = oklchOf(rgbOf(parsed('oklch(0.5 0.4 150)') ?? ''));
    expect(shown.lightness).toBeCloseTo(0.5, 2);
    expect(shown.hue).toBeCloseTo(150, 0);
    expect(shown.chroma).toBeGreaterThan(0.1);
    expect(shown.chroma).toBeLessThan(0.2);
  });

  test('has the values of its definition, there and back', () => {
    const { lightness, chroma, hue } = oklchOf(rgbOf('#ff0000'));
    expect(lightness).toBeCloseTo(0.628, 3);
    expect(chroma).toBeCloseTo(0.2577, 3);
    expect(hue).toBeCloseTo(29.23, 1);
    for (const hex of ['#000000', '#ffffff', '#00599c', '#ff9900', '#808080', '#0000ff'])
      expect(hexOf(rgbOfOklch(oklchOf(rgbOf(hex))))).toBe(hex);
  });
});

describe('contrast', () => {
  test('is that of WCAG', () => {
    const white = rgbOf('#ffffff');
    expect(contrast(rgbOf('#000000'), white)).toBeCloseTo(21);
    expect(contrast(white, rgbOf('#767676'))).toBeCloseTo(4.54, 2);
    expect(contrast(white, white)).toBe(1);
  });

  test('the closest readable colour passes, has the same hue, and one step less would not pass', () => {
    for (const mode of ['light', 'dark'] as const) {
      const all = grounds[mode];
      const colors = all.map(({ color }) => color);
      for (const hex of [
        '#ff9900',
        '#2e8555',
        '#00ffff',
        '#777777',
        '#0b3d02',
        '#ffffff',
        '#000000',
      ]) {
        const before = rgbOf(hex);
        const after = readableColor(before, colors);
        expect(leastContrast(after, all).ratio).toBeGreaterThanOrEqual(4.5);
        if (leastContrast(before, all).ratio >= 4.5) {
          expect(hexOf(after)).toBe(hex);
          continue;
        }
        expect(leastContrast(after, all).ratio).toBeLessThan(4.65);
        const [from, to] = [oklchOf(before), oklchOf(after)];
        if (from.chroma > 0.02) expect(Math.abs(to.hue - from.hue)).toBeLessThan(3);
      }
    }
  });
});

describe('colours that follow from an accent', () => {
  const accents = ['#00599c', '#b00020', '#2b7a4b', '#7a3fb0', '#8a5a00', '#222222', '#000000'];

  test('the accent in dark mode is readable, and the one in dark bars is, too', () => {
    for (const light of accents) {
      const dark = darkAccent(light);
      expect([light, leastContrast(rgbOf(dark), grounds.dark).ratio >= 4.5]).toEqual([light, true]);
      const onBar = rgbOf(accentOnBars({ light, dark }));
      for (const bar of ['#16202a', '#303846'])
        expect(contrast(onBar, rgbOf(bar))).toBeGreaterThanOrEqual(4.5);
    }
    expect(darkAccent('#000000')).toMatch(/^#(..)\1\1$/);
  });

  test('strong text is readable on the tinted grounds of its mode, if the accent just passes', () => {
    const tinted = {
      light: ['#e6f5ec', '#fdf3dc', '#fdecea', '#e2f4f8'],
      dark: ['#143324', '#3a2c10', '#42201e', '#10343d'],
    };
    for (const mode of ['light', 'dark'] as const)
      for (const hex of [...accents, '#ff9900', '#00ffff', '#ffffff', '#ff0000', '#0000ff']) {
        const onGround = grounds[mode].map(({ color }) => color);
        const accent = hexOf(readableColor(rgbOf(hex), onGround));
        const { strong, soft } = derivedColors({ light: accent, dark: accent }, mode);
        for (const ground of [soft, ...tinted[mode]])
          expect([mode, hex, contrast(rgbOf(strong), rgbOf(ground)) >= 4.5]).toEqual([
            mode,
            hex,
            true,
          ]);
      }
  });

  test('colours are mixed as browsers do', () => {
    expect(hexOf(mixed(rgbOf('#00599c'), 0.1, rgbOf('#ffffff')))).toBe('#e6eef5');
  });
});
