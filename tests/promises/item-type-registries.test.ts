import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { itemTypeNames } from '../../shared/src/item-types/item-type.ts'
import { compileErrors } from '../support/compile.ts'
import { projectSources, type Source } from '../support/project-sources.ts'

/** Each side's registry; a type missing in one of them must not compile. */
const registries = [
  'shared/src/item-types/item-types.ts',
  'api/src/domains/item-types/item-types.ts',
  'site/src/features/learning/items/item-views.ts',
  'admin/src/features/item-types/item-editors.ts',
]
const compile_ms = 120_000

test(
  'omitting any item type from any side’s registry does not compile',
  () => {
    const whole = registries.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    const planted = whole.flatMap(({ path, text }) =>
      itemTypeNames.map((type) => ({ path, type, text: text.replace(new RegExp(`^  ${type}: .*,\n`, 'm'), '') })),
    )
    for (const { path, type, text } of planted)
      expect({ path, type, gone: !text.includes(`  ${type}: `) }).toEqual({ path, type, gone: true })

    const errors = compileErrors([...whole, ...planted])
    expect(errors.slice(0, whole.length)).toEqual(whole.map(() => []))
    const found = planted.map(({ path, type }, index) => {
      const said = errors[whole.length + index] ?? []
      return { path, type, refused: said.some((line) => line.includes(`'${type}'`) && /TS2741|TS1360/.test(line)) }
    })
    expect(found).toEqual(planted.map(({ path, type }) => ({ path, type, refused: true })))
  },
  compile_ms,
)

const names = itemTypeNames.join('|')
/** Code that checks for a type by name instead of reading the registry. */
const typeCheckPatterns = [
  new RegExp(`(?:type|kind)\\)?\\s*(?:===|!==|=|<>|in)\\s*\\(?'(${names})'`, 'g'),
  new RegExp(`case '(${names})'`, 'g'),
  new RegExp(`itemable_type: '(${names})'`, 'g'),
  new RegExp(`ItemType\\[\\] = \\['(${names})'`, 'g'),
  new RegExp(`\\b(?:itemTypes|itemEditors|itemViews)(?:\\.|\\[')(${names})\\b`, 'g'),
  /includes\((?:\w+\.)*itemable_type\)/g,
]
/** The types that code checks for by name. */
const checkedTypes = (text: string): string[] =>
  typeCheckPatterns.flatMap((way) => [...text.matchAll(way)].map(([, name = 'a list of types']) => name))

/** The types in each folder or file of the item types; a survey is an exam without a grade. */
const own: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(itemTypeNames.map((type) => [type.toLowerCase(), [type]])),
  exam: ['Exam', 'Survey'],
  scorm: ['ScormModule'],
  'scorm-module': ['ScormModule'],
}
const ofType =
  /^(?:shared\/src\/item-types|api\/src\/domains\/item-types|site\/src\/features\/learning\/items|admin\/src\/features\/item-types)\/([\w-]+)/
const isDemo = (path: string): boolean => /^api\/local\/demo\/(?:content|seed)\//.test(path)
/** True if code checks for a type that is not its own. */
function checksForOtherTypes({ path, text }: Source): boolean {
  const folder = ofType.exec(path)?.[1]?.replace(/-editor$/, '') ?? ''
  return checkedTypes(text).some((type) => !own[folder]?.includes(type))
}

test('only the item types themselves check which type an item is, each for itself', () => {
  const sources = [...projectSources(), ...projectSources(['*.css'])].filter(({ path }) => !isDemo(path))
  expect(sources.filter(checksForOtherTypes).map(({ path }) => path)).toEqual([
    'api/local/demo/load/load-library.ts',
    'api/local/demo/load/load-responses.ts',
    'api/local/demo/load/store-documents.ts',
  ])
  const planted = [
    "if (item.itemable_type === 'Text') return",
    "if (itemable_type !== 'ScormModule') fail()",
    "switch (type) { case 'Survey': return 1 }",
    "left join exams e on i.itemable_type in ('Exam', 'Survey')",
    'readTypes.includes(item.itemable_type)',
    "const link = { itemable_type: 'Exam' }",
    "const asking: ItemType[] = ['Exam', 'Survey']",
    'const { label } = itemTypes.Exam',
    ".item[data-kind='Video'] { display: none }",
  ]
  expect(planted.filter((text) => checkedTypes(text).length === 0)).toEqual([])
  expect(checkedTypes("itemTypes[item.itemable_type].show(db, item); const name = 'Text'")).toEqual([])
})

test('code of one item type does not check for another', () => {
  const text = "if (item.itemable_type === 'Audio') return"
  const asking = (path: string) => checksForOtherTypes({ path, text })
  expect(asking('api/src/domains/item-types/audio.ts')).toBe(false)
  expect(asking('admin/src/features/item-types/audio-editor.tsx')).toBe(false)
  expect(asking('site/src/features/learning/items/audio/audio-item.tsx')).toBe(false)
  expect(asking('api/src/domains/item-types/video/video.ts')).toBe(true)
  expect(asking('shared/src/item-types/item-types.ts')).toBe(true)
})

test('items are never cast to their type, from the row to the component', () => {
  const way =
    /^shared\/src\/item-types\/|^site\/src\/features\/learning\/(?:items|player)\/|^api\/src\/domains\/(?:item-types\/|learning\/(?:calls\/learning\/|outline)|exams\/calls\/exams\/)/
  const casts = (text: string): string[] =>
    text
      .split('\n')
      .filter(
        (line) =>
          !/^\s*(?:\/\/|\/?\*|import\b|export \{)/.test(line) &&
          /[\w)\]}]\s+as\s+(?!const\b|Window\b)[A-Z{]/.test(line),
      )
  const on = projectSources().filter(({ path }) => way.test(path))
  expect(on.length).toBeGreaterThan(50)
  expect(on.flatMap(({ path, text }) => casts(text).map((line) => `${path}: ${line.trim()}`))).toEqual([])
  expect(casts('return { ...base, ...content } as LearnerItem')).toHaveLength(1)
})
