import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listOf } from './param-schemas.ts'
import { parseForm } from './parse-form.ts'
import type { FormNode } from './parse-form.ts'

test('[local payments] parses nested names into nested objects and keeps list order past ten entries', () => {
  const form = parseForm('mode=payment&items[10][q]=11&items[2][q]=3&expand[]=a&expand[]=b&meta%5Ba+b%5D=x%26y')
  expect(form).toEqual({
    mode: 'payment',
    items: { 10: { q: '11' }, 2: { q: '3' } },
    expand: { 0: 'a', 1: 'b' },
    meta: { 'a b': 'x&y' },
  })
  expect(v.parse(listOf(v.object({ q: v.string() })), form['items'])).toEqual([{ q: '3' }, { q: '11' }])
})

test('[local payments] parses a form back to what was encoded', () => {
  const key = fc.string({ minLength: 1 }).filter((text) => !/[[\]]/.test(text))
  const { tree } = fc.letrec<{ tree: { [key: string]: FormNode } }>((tie) => ({
    tree: fc.dictionary(key, fc.oneof({ depthSize: 'small', maxDepth: 4 }, fc.string(), tie('tree')), {
      minKeys: 1,
      maxKeys: 4,
      noNullPrototype: false,
    }),
  }))
  fc.assert(
    fc.property(tree, (form) => {
      expect(plain(parseForm(encode(form)))).toEqual(plain(form))
    }),
  )
})

test('[local payments] rejects names that do not form a tree', () => {
  for (const bad of ['a=1&a[b]=2', 'a[b=1', '[a]=1', `a${'[b]'.repeat(9)}=1`])
    expect(() => parseForm(bad), bad).toThrow(/^Invalid|nested too deeply/)
  expect(parseForm(`a${'[b]'.repeat(8)}=1`)).toBeDefined()
  expect(parseForm('__proto__[polluted]=1')).toBeDefined()
  expect('polluted' in {}).toBe(false)
})

function encode(node: { [key: string]: FormNode }, prefix = ''): string {
  return Object.entries(node)
    .map(([key, value]) => {
      const name = prefix === '' ? key : `${prefix}[${key}]`
      return typeof value === 'string' ? new URLSearchParams([[name, value]]).toString() : encode(value, name)
    })
    .join('&')
}

// Copies own properties into plain objects, so that prototypes do not affect the comparison.
function plain(node: FormNode): unknown {
  return typeof node === 'string'
    ? node
    : Object.entries(node)
        .map(([key, value]) => [key, plain(value)])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
}
