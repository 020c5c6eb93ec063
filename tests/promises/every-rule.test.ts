import { readdirSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { parseInput } from '../../api/src/kernel/parse-input.ts'
import { Refusal } from '../../api/src/kernel/fail.ts'
import { endpoint } from '../../shared/src/calls/endpoint.ts'
import type { RuleSample } from '../support/rule-sample.ts'
import { ruleSamples } from '../support/rule-samples.ts'

const folder = new URL('../../shared/src/schemas/', import.meta.url).pathname
// Exports that are not rules: building blocks, helpers that turn errors into field errors, and a number found only in responses.
const noRules = [
  'alertDaysProblem',
  'charactersOf',
  'commonPasswords',
  'countries',
  'extensionOf',
  'fieldErrors',
  'fieldIssue',
  'footerLinkProblem',
  'formatPhone',
  'googlePlaceIdProblem',
  'hasFewTags',
  'invitee',
  'isColor',
  'isDay',
  'isFilled',
  'isGuessable',
  'isUrl',
  'isWebUrl',
  'maxPasswordLength',
  'measuredKinds',
  'missingFields',
  'mostInvited',
  'passwordStems',
  'phoneOf',
  'progressStatus',
  'readHours',
  'readSubjects',
  'requiredMessage',
  'cleanFileName',
  'typedDomain',
  'videoLinkOf',
  'withScheme',
  'dueDateErrors',
]
type Verdict = { good: boolean; fields: Readonly<Record<string, readonly string[]>> }
type InBrowser = (index: number, value: string) => string

let inBrowser: InBrowser
/** Runs the rules as bundled for an app, without Node and with only what every browser has. */
beforeAll(async () => {
  const entry = 'virtual:rules'
  const source = `
    import * as v from 'valibot'
    import { ruleSamples } from '${new URL('../support/rule-samples.ts', import.meta.url).pathname}'
    import { fieldErrors } from '${folder}forms.ts'
    globalThis.check = (index, value) => {
      const result = v.safeParse(ruleSamples[index].schema, (0, eval)('(' + value + ')'))
      return JSON.stringify({ good: result.success, fields: result.success ? {} : fieldErrors(result.issues) })
    }`
  const built = await build({
    configFile: false,
    // The virtual entry finds its packages from here.
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'error',
    plugins: [
      {
        name: 'rules',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rollupOptions: { input: entry, output: { format: 'iife', name: 'rules' } },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error('the bundle was not built')
  const page = createContext({ URL, TextEncoder, TextDecoder, Intl })
  runInContext(output.output[0].code, page)
  inBrowser = (page as { check: InBrowser }).check
})

const written = (value: unknown): string =>
  value === undefined ? 'undefined' : Number.isNaN(value) ? 'NaN' : JSON.stringify(value)

/** Validates the same value as a request body, through the kernel's own parser. */
async function onServer({ schema }: RuleSample, value: unknown): Promise<Verdict> {
  const entry = endpoint({
    method: 'POST',
    path: '/rule',
    summary: 'A rule',
    action: 'public',
    auth: 'public',
    body: v.object({ value: schema }),
    output: v.null(),
    errors: ['validation.failed'],
  })
  const request = new Request('http://portico.localhost/api/rule', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value }),
  })
  try {
    await parseInput(entry, { params: {}, request })
    return { good: true, fields: {} }
  } catch (error) {
    if (!(error instanceof Refusal) || !error.fields) throw error
    return {
      good: false,
      fields: Object.fromEntries(
        Object.entries(error.fields).map(([name, messages]) => [name.replace(/^value\.?/, ''), messages]),
      ),
    }
  }
}

const verdictOf = (index: number, value: unknown): Verdict => JSON.parse(inBrowser(index, written(value))) as Verdict
// JSON has no NaN and no undefined, so a form can hold them but a body cannot.
const isJsonValue = (value: unknown): boolean => value !== undefined && !Number.isNaN(value)

test('[FRM-012] every rule of shared/src/schemas is in the table of samples', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name) => import(`${folder}${name}`) as Promise<object>))
  const exported = modules.flatMap((module) => Object.keys(module))
  expect(noRules.filter((name) => !exported.includes(name))).toEqual([])
  const rules = exported
    .filter((name) => !noRules.includes(name))
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  expect([...new Set(ruleSamples.map(({ rule }) => rule))].toSorted()).toEqual(rules.toSorted())
})

for (const [index, sample] of ruleSamples.entries()) {
  test(`[FRM-012] [${sample.row}] ${sample.rule} (${index}) says the same in the browser and on the server`, async () => {
    expect([sample.good.length > 0, sample.bad.length > 0]).toEqual([true, true])
    for (const value of sample.good) {
      expect(verdictOf(index, value), written(value)).toEqual({ good: true, fields: {} })
      if (isJsonValue(value)) expect(await onServer(sample, value), written(value)).toEqual({ good: true, fields: {} })
    }
    for (const [value, says] of sample.bad) {
      const verdict = verdictOf(index, value)
      expect(
        [verdict.good, Object.keys(verdict.fields), verdict.fields[sample.field ?? '']?.[0]],
        written(value),
      ).toEqual([false, [sample.field ?? ''], says])
      if (isJsonValue(value)) expect(await onServer(sample, value), written(value)).toEqual(verdict)
    }
  })
}
