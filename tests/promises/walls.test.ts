import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { projectSources } from '../support/project-sources.ts'
import { refusedImports, unnamed, unusedGrants, upwardGrants } from './walls/check-imports.ts'
import { importsPastDoors } from './walls/past-doors.ts'
import { exceptions, walls } from './walls/walls.ts'

const sources = projectSources().filter(({ path }) => /^(?:api|site|admin|shared)\//.test(path))

test('no file imports past the walls, whether static, dynamic, as a type or re-exported', () => {
  expect(sources.length).toBeGreaterThan(1_200)
  const refused = refusedImports(sources, walls)
  expect(refused.toSorted()).toEqual([...exceptions].toSorted())
})

test('every import that a wall allows exists and is used, as code where allowed', () => {
  expect(unusedGrants(sources, walls)).toEqual([])
  const planted = [{ path: 'api/src/kernel/a.ts', text: "import type { A } from '../db/a.ts'\nexport type B = A" }]
  const table = { 'api/src/kernel': { may: ['api/src/db', 'api/src/gone.ts'], types: ['hono'] } }
  expect(unusedGrants(planted, table)).toEqual([
    'api/src/kernel: api/src/db',
    'api/src/kernel: api/src/gone.ts',
    'api/src/kernel: hono (type)',
  ])
})

/** Imports that lead upward, each with its purpose. */
const upward: Readonly<Record<string, string>> = {
  'api/src/start-all.ts → api/src/main.ts': 'starts it as a process of its own; nothing is imported',
}

test('imports flow one way: folders only use those above them, so no cycle forms', () => {
  expect(upwardGrants(walls).toSorted()).toEqual(Object.keys(upward).toSorted())
  const cycle = { 'api/src/db': { may: ['api/src/kernel'] }, 'api/src/kernel': { may: ['api/src/db'] } }
  expect(upwardGrants(cycle)).toEqual(['api/src/db → api/src/kernel'])
})

test('every file is in a folder named by a wall, which declares its imports', () => {
  expect(
    unnamed(
      sources.map(({ path }) => path),
      walls,
    ),
  ).toEqual([])
  const stray = ['admin/src/a.ts', 'admin/src/helpers/a.ts', 'site/src/a.ts', 'site/src/helpers/a.astro']
  const others = ['api/src/a.ts', 'api/src/helpers/a.ts', 'shared/src/a.ts', 'shared/src/helpers/a.ts']
  expect(unnamed([...stray, ...others], walls)).toEqual([...stray, ...others])
})

/** The same import in every form that TypeScript has. */
const forms: Readonly<Record<string, (to: string) => string>> = {
  import: (to) => `import { a } from '${to}'\na()`,
  'import for effect': (to) => `import '${to}'`,
  'import type': (to) => `import type { A } from '${to}'\nexport type B = A`,
  'type in braces': (to) => `import { type A } from '${to}'\nexport type B = A`,
  'export from': (to) => `export { a } from '${to}'`,
  'export all': (to) => `export * from '${to}'`,
  'export type': (to) => `export type { A } from '${to}'`,
  'import()': (to) => `export const a = () => import('${to}')`,
  'type import()': (to) => `export type A = import('${to}').A`,
}
const typesOnly = ['import type', 'type in braces', 'export type', 'type import()']

const planted: readonly { wall: string; path: string; to: string; forms?: readonly string[] }[] = [
  { wall: 'admin → api', path: 'admin/src/features/identity/a.tsx', to: '../../../../api/src/config.ts' },
  { wall: 'admin → api, by package', path: 'admin/src/app/a.ts', to: '@portico/api/src/config.ts' },
  { wall: 'admin → site', path: 'admin/src/kernel/a.ts', to: '../../../site/src/kernel/use-form.ts' },
  { wall: 'site → api', path: 'site/src/kernel/a.ts', to: '../../../api/src/app.ts' },
  { wall: 'site → admin', path: 'site/src/features/cart/a.tsx', to: '../../../../admin/src/kernel/api.ts' },
  { wall: 'site page → admin', path: 'site/src/pages/a.astro', to: '../../../admin/src/kernel/api.ts' },
  { wall: 'admin kernel → app', path: 'admin/src/kernel/a.ts', to: '../app/router.tsx' },
  { wall: 'admin kernel → features', path: 'admin/src/kernel/a.ts', to: '../features/identity/search-params.ts' },
  { wall: 'admin fields → lists', path: 'admin/src/fields/a.tsx', to: '../lists/list-path.ts' },
  { wall: 'admin feature → app', path: 'admin/src/features/identity/a.tsx', to: '../../app/router.tsx' },
  { wall: 'admin feature → feature', path: 'admin/src/features/identity/a.tsx', to: '../courses/search-params.ts' },
  { wall: 'site kernel → features', path: 'site/src/kernel/a.ts', to: '../features/cart/cart.store.ts' },
  { wall: 'site feature → feature', path: 'site/src/features/cart/a.tsx', to: '../checkout/checkout.store.ts' },
  { wall: 'shared → admin', path: 'shared/src/rules/a.ts', to: '../../../admin/src/kernel/api.ts' },
  { wall: 'shared → site', path: 'shared/src/ui/a.tsx', to: '../../../site/src/kernel/use-form.ts' },
  { wall: 'shared → api', path: 'shared/src/contract/a.ts', to: '../../../api/src/kernel/verb.ts' },
  { wall: 'shared → node', path: 'shared/src/rules/a.ts', to: 'node:fs' },
  { wall: 'shared → react', path: 'shared/src/rules/a.ts', to: 'react' },
  { wall: 'shared → drizzle', path: 'shared/src/schemas/a.ts', to: 'drizzle-orm' },
  { wall: 'rules → design system', path: 'shared/src/rules/a.ts', to: '../ui/button.tsx' },
  { wall: 'design system → node', path: 'shared/src/ui/a.tsx', to: 'node:fs' },
  { wall: 'kernel → domain', path: 'api/src/kernel/a.ts', to: '../domains/lists/read-page.ts' },
  { wall: 'kernel → calls', path: 'api/src/kernel/a.ts', to: '../domains/orders/calls/orders/area.ts' },
  { wall: 'kernel → registries', path: 'api/src/kernel/a.ts', to: '../registries/tasks.ts' },
  { wall: 'kernel → accounts', path: 'api/src/kernel/server/a.ts', to: '../../domains/identity/limits.ts' },
  { wall: 'tables → kernel', path: 'api/src/db/a.ts', to: '../kernel/verb.ts' },
  { wall: 'tables → registries', path: 'api/src/domains/orders/tables.ts', to: '../../registries/tasks.ts' },
  { wall: 'adapters → domain', path: 'api/src/adapters/a.ts', to: '../domains/orders/execute-refund.ts' },
  { wall: 'adapters → kernel', path: 'api/src/adapters/payments/a.ts', to: '../../kernel/fail.ts' },
  {
    wall: 'calls → calls of another domain',
    path: 'api/src/domains/learning/calls/team/a.ts',
    to: '../../../orders/calls/cart/area.ts',
  },
  { wall: 'calls → reactions', path: 'api/src/domains/orders/calls/a.ts', to: '../reactions/email.order-paid.ts' },
  { wall: 'calls → vendor', path: 'api/src/domains/orders/calls/a.ts', to: 'stripe' },
  { wall: 'search → vendor', path: 'api/src/domains/catalog/a.ts', to: 'meilisearch' },
  {
    wall: 'search → its adapter',
    path: 'api/src/domains/catalog/a.ts',
    to: '../../adapters/search-engine/meilisearch.ts',
  },
  { wall: 'calls → mail vendor', path: 'api/src/domains/identity/calls/a.ts', to: 'nodemailer' },
  { wall: 'domain → its own calls', path: 'api/src/domains/learning/a.ts', to: './calls/learning/area.ts' },
  { wall: 'reactions → calls', path: 'api/src/domains/orders/reactions/a.ts', to: '../calls/orders/area.ts' },
  { wall: 'jobs → calls', path: 'api/src/domains/orders/jobs/a.ts', to: '../calls/orders/area.ts' },
  { wall: 'domain → upload purposes', path: 'api/src/domains/library/a.ts', to: './upload-purposes/material.ts' },
  {
    wall: 'domain → purposes of uploads',
    path: 'api/src/domains/library/a.ts',
    to: '../../registries/upload-purposes.ts',
  },
  {
    wall: 'calls → upload purposes',
    path: 'api/src/domains/library/calls/uploads/a.ts',
    to: '../../../assignments/upload-purposes/assignment.ts',
  },
  { wall: 'upload purposes → calls', path: 'api/src/domains/scorm/upload-purposes/a.ts', to: '../calls/area.ts' },
  {
    wall: 'upload purposes → those of another domain',
    path: 'api/src/domains/scorm/upload-purposes/a.ts',
    to: '../../library/upload-purposes/material.ts',
  },
  { wall: 'domain → its dashboard warnings', path: 'api/src/domains/orders/a.ts', to: './attention/late-payments.ts' },
  { wall: 'domain → dashboard warnings', path: 'api/src/domains/learning/a.ts', to: '../../registries/attention.ts' },
  {
    wall: 'domain → uses of library files',
    path: 'api/src/domains/courses/a.ts',
    to: './material-uses/course-pictures.ts',
  },
  {
    wall: 'domain → users of library files',
    path: 'api/src/domains/library/a.ts',
    to: '../../registries/material-users.ts',
  },
  {
    wall: 'calls → uses of library files',
    path: 'api/src/domains/library/calls/materials/a.ts',
    to: '../../../courses/material-uses/course-pictures.ts',
  },
  {
    wall: 'uses of library files → reactions',
    path: 'api/src/domains/courses/material-uses/a.ts',
    to: '../reactions/courses.copy-asked.ts',
  },
  { wall: 'domain → app', path: 'api/src/domains/publishing/a.ts', to: '../../app.ts' },
  { wall: 'domain → one above it', path: 'api/src/domains/credits/a.ts', to: '../orders/execute-refund.ts' },
  { wall: 'api → local', path: 'api/src/app.ts', to: '../local/start.ts' },
  { wall: 'api → site', path: 'api/src/domains/publishing/a.ts', to: '@portico/site/src/kernel/use-form.ts' },
  { wall: 'api → admin', path: 'api/src/edge/a.ts', to: '../../../admin/src/app/app.tsx' },
  { wall: 'api → tests', path: 'api/src/kernel/a.ts', to: '../../../tests/support/world.ts' },
  { wall: 'a folder that nobody named', path: 'api/src/helpers/a.ts', to: '../kernel/fail.ts' },
  { wall: 'one of the admin app', path: 'admin/src/helpers/a.ts', to: '../kernel/api.ts' },
  { wall: 'one of the site', path: 'site/src/helpers/a.astro', to: '../kernel/use-form.ts' },
  { wall: 'site frame → layouts', path: 'site/src/frame/a.astro', to: '../layouts/page.astro' },
  { wall: 'rules → pages', path: 'shared/src/rules/a.ts', to: '../pages/all-pages.ts' },
  { wall: 'guards → pages', path: 'shared/src/guards/a.ts', to: '../pages/page.ts' },
  { wall: 'lists → contract', path: 'shared/src/resources/a.ts', to: '../contract/lists/lists.ts' },
  { wall: 'all but types', path: 'api/src/kernel/a.ts', to: '../adapters/mail.ts', forms: ['import', 'import()'] },
]

test.each(planted)('a wall holds: $wall', ({ path, to, forms: only = Object.keys(forms) }) => {
  const let_through = only.filter((form) => {
    const text = forms[form]?.(to) ?? ''
    return refusedImports([{ path, text: path.endsWith('.astro') ? `---\n${text}\n---\n` : text }], walls).length !== 1
  })
  expect(let_through).toEqual([])
})

/** Returns a sample file for a line of the table. */
const fileOf = (name: string): string => {
  const path = name.replaceAll('*', 'planted')
  return /\.\w+$/.test(path) ? path : `${path}/a.ts`
}
/** A planted import for each line: the next line below, which one-way imports never reach, or otherwise the tests. */
const lines = Object.keys(walls).map((name, index, names) => {
  const isNested = (other: string) => upwardGrants({ [name]: { may: [other] }, [other]: { may: [] } }).length === 0
  const below = names.slice(index + 1).find((other) => !isNested(other) && upward[`${name} → ${other}`] === undefined)
  return { name, to: below ? fileOf(below) : 'tests/support/world.ts' }
})

test.each(lines)('a line holds: $name does not import $to, in any form', ({ name, to }) => {
  const path = fileOf(name)
  const relative = posix.relative(posix.dirname(path), to)
  const specifier = relative.startsWith('.') ? relative : `./${relative}`
  const refused = Object.entries(forms).map(([form, write]) => {
    const found = refusedImports([{ path, text: write(specifier) }], walls).map((each) => each.replace(' (type)', ''))
    return [form, found]
  })
  expect(refused).toEqual(Object.keys(forms).map((form) => [form, [`${path} → ${to}`]]))
})

const open: readonly { path: string; to: string; forms?: readonly string[] }[] = [
  { path: 'shared/src/rules/a.ts', to: 'valibot' },
  { path: 'shared/src/rules/a.ts', to: '../states/order.ts' },
  { path: 'shared/src/ui/a.tsx', to: 'react' },
  { path: 'site/src/features/cart/a.tsx', to: '@portico/shared/rules/pricing/tier-price.ts' },
  { path: 'site/src/features/checkout/a.tsx', to: '../cart/cart.store.ts' },
  { path: 'admin/src/features/identity/a.tsx', to: '@portico/shared/ui/button.tsx' },
  { path: 'admin/src/features/identity/a.tsx', to: '../../kernel/session/session.ts' },
  { path: 'api/src/kernel/a.ts', to: '../db/client.ts' },
  { path: 'api/src/kernel/a.ts', to: '../adapters/mail.ts', forms: typesOnly },
  { path: 'api/src/adapters/payments/a.ts', to: 'stripe' },
  { path: 'api/src/domains/orders/calls/orders/a.ts', to: '../cart/cart-courses.ts' },
  { path: 'api/src/domains/orders/calls/orders/a.ts', to: '../../../learning/learner-course.ts' },
  { path: 'api/src/domains/library/calls/uploads/a.ts', to: '../../../../registries/upload-purposes.ts' },
  { path: 'api/src/domains/library/upload-purposes/a.ts', to: '../../../registries/material-users.ts' },
  { path: 'api/local/a.ts', to: '../src/config.ts' },
]

test.each(open)('an allowed import stays allowed: $path → $to', ({ path, to, forms: only = Object.keys(forms) }) => {
  expect(only.flatMap((form) => refusedImports([{ path, text: forms[form]?.(to) ?? '' }], walls))).toEqual([])
})

test('page scripts’ imports, worker URLs and computed imports are checked too', () => {
  const judged = (path: string, text: string) => refusedImports([{ path, text }], walls)
  expect(judged('site/src/pages/a.astro', `---\n---\n<script>\nimport '../../../api/src/app.ts'\n</script>\n`)).toEqual(
    ['site/src/pages/a.astro → api/src/app.ts'],
  )
  expect(judged('api/src/kernel/a.ts', `new URL('../registries/areas.ts', import.meta.url)`)).toEqual([
    'api/src/kernel/a.ts → api/src/registries/areas.ts',
  ])
  expect(judged('api/src/kernel/a.ts', 'export const a = (name: string) => import(name)')).toEqual([
    'api/src/kernel/a.ts → (computed)',
  ])
})

test('a domain reaches another domain only through its door', () => {
  expect(importsPastDoors(sources)).toEqual([])
})

test('detects an import that bypasses a door.ts; allows door.ts and tables.ts', () => {
  const planted = (to: string) =>
    importsPastDoors([{ path: 'api/src/domains/orders/calls/a.ts', text: `import { a } from '${to}'` }])
  expect(planted('../../credits/move-credits.ts')).toHaveLength(1)
  expect(planted('../../credits/door.ts')).toEqual([])
  expect(planted('../../credits/tables.ts')).toEqual([])
  expect(planted('../execute-refund.ts')).toEqual([])
})
