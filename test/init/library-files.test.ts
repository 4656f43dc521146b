import { expect, test } from '@jest/globals';
import { devicePacks } from '../../src/init/device-packs.ts';
import { isForeign } from '../../src/init/library-files.ts';

test.each<[string, boolean]>([
  ['src/window.h', false],
  ['test/window_test.cpp', true],
  ['third_party/lib/lib.h', true],
  ['src/vendor/json/json.hpp', true],
  ['vendor/sqlite3.c', true],
  ['extern/json/json.hpp', true],
  // The library has a module of this name.
  ['src/class/vendor/vendor_device.h', false],
  ['src/external/external-memory.hpp', false],
  ['tests/tests_main.cpp', true],
  // A library for benchmarks.
  ['include/benchmark/benchmark.h', false],
  ['benchmark/benchmark_main.cpp', true],
])('%s is of others: %s', (path, expected) => {
  expect(isForeign(path)).toBe(expected);
});

test.each<[string, string[], string[]]>([
  [
    'a pack of headers and sources',
    ['hal/chip/inc/core_cm4.h', 'hal/chip/src/uart.c'],
    ['hal/chip'],
  ],
  [
    'headers beside other code',
    ['hal/chip/inc/stm32f407xx.h', 'hal/chip/main.c'],
    ['hal/chip/inc'],
  ],
  ['drivers', ['hal/drivers/stm32f4xx_hal_uart.h'], ['hal/drivers']],
  ['one in another', ['hal/arm_math.h', 'hal/gcc/cmsis_gcc.h'], ['hal']],
  ['what Doxygen is to read', ['hal/core_cm0.h', 'src/inc/core_cm0.h'], ['src/inc']],
  ['headers of the library', ['port/stm32_port.h', 'port/stm32f4xx_hal_conf.h', 'cmsis_os2.h'], []],
])('packs of devices: %s', (_, sources, found) => {
  const inputs = sources.some((path) => path.startsWith('src/')) ? ['hal', 'src'] : ['.'];
  expect(devicePacks(sources, inputs)).toEqual(found);
});
