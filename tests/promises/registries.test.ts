import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { materialUse } from '../../shared/src/contract/materials.ts'
import { attentionKinds } from '../../shared/src/rules/learning/dashboard/attention.ts'
import { uploadPurposes } from '../../shared/src/rules/media/upload-purposes.ts'
import { compileErrors } from '../support/compile.ts'

/** Families besides the item types (`item-type-registries.test.ts`); a missing entry must not compile. */
const registries: readonly { path: string; names: readonly string[] }[] = [
  { path: 'api/src/registries/upload-purposes.ts', names: uploadPurposes },
  { path: 'api/src/registries/material-users.ts', names: materialUse.entries.kind.options },
  { path: 'api/src/registries/attention.ts', names: attentionKinds },
]
const compile_ms = 120_000

test(
  'omitting an upload purpose, a library file user or a dashboard warning from its registry does not compile',
  () => {
    const whole = registries.map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }))
    const planted = registries.flatMap(({ path, names }, index) =>
      names.map((name) => {
        const text = whole[index]?.text ?? ''
        return { path, name, before: text, text: text.replace(new RegExp(`^  ${name}(?:: .*)?,\n`, 'm'), '') }
      }),
    )
    expect(planted.filter(({ before, text }) => before === text)).toEqual([])
    const errors = compileErrors([...whole, ...planted])
    expect(errors.slice(0, whole.length)).toEqual(whole.map(() => []))
    const kept = planted.filter(
      ({ name }, index) =>
        !errors[whole.length + index]?.some((line) => line.includes(`'${name}'`) && line.includes('TS2741')),
    )
    expect(kept.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
  },
  compile_ms,
)
