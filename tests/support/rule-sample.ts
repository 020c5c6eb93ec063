import type * as v from 'valibot'

/** A rule with values that it accepts, and values that it refuses with the sentence that people read. `field`: where a rule over a form puts it. */
export type RuleSample = {
  rule: string
  row: string
  schema: v.GenericSchema<unknown, unknown>
  good: readonly unknown[]
  bad: readonly (readonly [value: unknown, says: string])[]
  field?: string
}

/** Keeps a sample of a rule, whatever its schema takes. */
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
