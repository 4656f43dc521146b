/** @file
 * A pump with one impeller.
 */
#ifndef PUMP_H
#define PUMP_H

/** Starts the pump. */
int pump_start(int speed);

/** Stops the pump. */
void pump_stop(void);

/** Number of starts. */
extern int pump_starts;

#endif
