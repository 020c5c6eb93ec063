import type * as v from 'valibot'

/**
 * A rule with values that it accepts, and values that it rejects with the message people read. `field`: where a rule over a form puts the message.
 */
export type RuleSample = {
  rule: string
  row: string
  schema: v.GenericSchema<unknown, unknown>
  good: readonly unknown[]
  bad: readonly (readonly [value: unknown, says: string])[]
  field?: string
}

/** Adds a sample of a rule, whatever its schema accepts. */
export const sample = (
  rule: string,
  row: string,
  schema: v.GenericSchema<never, unknown> | v.GenericSchema<unknown, unknown>,
  good: readonly unknown[],
  bad: RuleSample['bad'],
  field?: string,
): RuleSample => ({
  rule,
  row,
  schema: schema as v.GenericSchema<unknown, unknown>,
  good,
  bad,
  ...(field === undefined ? {} : { field }),
})
