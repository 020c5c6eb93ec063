import * as v from 'valibot'
import { flightKinds, flightPartMost, flightPartsMost } from '@portico/shared/rules/scorm/flight.ts'
import { unstorableAt } from '../../../kernel/unstorable.ts'

const short = v.pipe(v.string(), v.maxLength(1_000))
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const entry = v.object({
  at: count(1_000_000_000),
  kind: v.picklist(flightKinds),
  name: short,
  element: v.optional(short),
  value: v.optional(short),
  answer: v.optional(short),
  code: v.optional(count(1_000)),
  took_ms: v.optional(count(1_000_000_000)),
  times: v.optional(count(1_000_000)),
})

/** A part of a player's recording. Content runs next to the player, so nothing in it is trusted. */
export const flightSchema = v.object({
  launch: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
  part: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(flightPartsMost)),
  entries: v.pipe(
    v.array(entry),
    v.maxLength(flightPartMost),
    v.check((entries) => unstorableAt(entries) === null),
  ),
})
export type FlightPart = v.InferOutput<typeof flightSchema>
