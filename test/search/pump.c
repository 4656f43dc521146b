/** @file
 * The implementation of the pump.
 */
#include "pump.h"
#include <assert.h>

/** Maximum number of starts. */
#define PUMP_LIMIT 100

int pump_starts = 0;

/** Primes the turbine before it turns. */
int pump_start(int rpm) {
  assert(rpm > 0 && "the speed of a pump must be positive");
  pump_starts += 1;
  return rpm;
}

void pump_stop(void) { }
