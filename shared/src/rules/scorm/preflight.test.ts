import { expect, test } from 'vitest'
import { checkPackageUpload } from './check-package-upload.ts'
import { findingText, inOrder } from './package-report.ts'
import { packageTree } from './package-tree.ts'
import { preflight, type CheckedItem, type CheckedPackage } from './preflight.ts'

const item = (identifier: string, more: Partial<CheckedItem> = {}): CheckedItem => ({
  identifier,
  title: identifier,
  visible: true,
  sco: true,
  mastery_score: null,
  asked_score: null,
  prerequisites: null,
  ancestors: [],
  launch_data: null,
  max_time_allowed: null,
  time_limit_action: null,
  ...more,
})
const runPreflight = (items: CheckedItem[], more: Partial<CheckedPackage> = {}) =>
  preflight({
    items,
    headings: [],
    organizations: [{ title: 'Course', is_played: true }],
    listed: ['index.html'],
    files: new Map([
      ['index.html', 10],
      ['imsmanifest.xml', 10],
    ]),
    ...more,
  })
const found = (items: CheckedItem[], more: Partial<CheckedPackage> = {}) =>
  runPreflight(items, more).findings.map(({ severity, code }) => `${severity} ${code}`)

test('a complete package has no findings', () => {
  expect(runPreflight([item('a'), item('page', { sco: false })])).toMatchObject({ findings: [], scos: 1, pages: 1 })
})

test('reports files missing from the package or its manifest, with counts and names', () => {
  const report = runPreflight([item('a')], {
    listed: ['index.html', 'gone.js', 'Logo.png'],
    files: new Map([
      ['index.html', 10],
      ['logo.png', 10],
      ['extra.js', 10],
      ['imsmd.xsd', 10],
    ]),
  })
  expect(report.missing).toEqual({ count: 1, names: ['gone.js'] })
  expect(report.unlisted).toEqual({ count: 1, names: ['extra.js'] })
  expect(report.findings.map(findingText)).toEqual([
    'The manifest names 1 file that the package does not contain, such as gone.js. Pages that need missing files will be incomplete.',
    'Not listed in the manifest: 1 file, such as extra.js. Learners still get them.',
    'Capital letters differ from the package: 1 name, such as Logo.png. That works here.',
  ])
})

test('a package without a table of contents names its first content and counts what is not shown', () => {
  const told = (not_shown: number) =>
    preflightOf(not_shown).findings.map((finding) => [finding.severity, findingText(finding)])
  expect(told(0)).toEqual([['hint', 'The manifest has no table of contents. Learners see “a”, its first content.']])
  expect(told(1)[0]?.[1]).toContain('its first content. 1 other is not shown.')
  expect(told(3)[0]?.[1]).toContain('its first content. 3 others are not shown.')
})
const preflightOf = (not_shown: number) => runPreflight([item('a')], { organizations: [], not_shown })

test('finds SCOs that can never unlock because of circular or hidden prerequisites', () => {
  expect(found([item('a', { prerequisites: 'b' }), item('b', { prerequisites: 'a' })])).toEqual([
    'trap locked_for_good',
    'trap locked_for_good',
  ])
  expect(found([item('a', { visible: false }), item('b', { prerequisites: 'a' })])).toEqual(['trap locked_by_hidden'])
  expect(found([item('a'), item('b', { prerequisites: 'a' }), item('c', { prerequisites: 'a & b' })])).toEqual([])
  expect(found([item('a', { prerequisites: 'elsewhere' })])).toEqual(['hint prerequisites_unknown'])
  expect(found([item('a', { prerequisites: 'b &' })])).toEqual(['hint prerequisites_unreadable'])
})

test('reports dropped or ignored settings, items that end by themselves, and unplayable files', () => {
  expect(found([item('a', { launch_data: 'x'.repeat(4_097) })])).toEqual(['trap launch_data_dropped'])
  expect(found([item('a', { asked_score: '120' })])).toEqual(['hint mastery_score_ignored'])
  expect(found([item('a', { max_time_allowed: '00:30:00', time_limit_action: 'exit,message' })])).toEqual([
    'hint ends_by_itself',
  ])
  expect(found([item('a', { sco: false })])).toEqual(['hint only_pages'])
  const two = [
    { title: 'Short', is_played: true },
    { title: 'Long', is_played: false },
  ]
  expect(found([item('a')], { organizations: two })).toEqual(['hint other_organizations'])
  const files = new Map([
    ['index.html', 1],
    ['intro.swf', 600 * 1024 ** 2],
  ])
  const findings = runPreflight([item('a')], { files, listed: ['index.html', 'intro.swf'] }).findings
  expect(inOrder([...findings].reverse()).map(({ code }) => code)).toEqual(['plays_nowhere', 'very_large'])
})

test('checks a manifest of thousands of items without simulating it', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => item(`i${at}`, { prerequisites: `i${at + 1}` }))
  expect(found(many)).toEqual(['hint prerequisites_unknown'])
})

test('a table of contents lists headings once, indents nested items and omits hidden ones', () => {
  const headings = [{ identifier: 'h', title: 'Unit 1', ancestors: [] }]
  const items = [
    { identifier: 'a', title: 'A', visible: true, ancestors: ['h'] },
    { identifier: 'b', title: 'B', visible: true, ancestors: ['h', 'a'] },
    { identifier: 'c', title: 'C', visible: false, ancestors: [] },
    { identifier: 'd', title: 'D', visible: true },
  ]
  expect(
    packageTree({ items, headings }).map(({ title, depth, is_launchable }) => [title, depth, is_launchable]),
  ).toEqual([
    ['Unit 1', 0, false],
    ['A', 1, true],
    ['B', 2, true],
    ['D', 0, true],
  ])
})

test('[SCO-018] accepts one .zip file up to 10 GiB as a course zip', () => {
  const zip = { name: 'Course.ZIP', size_bytes: 10 * 1024 ** 3 }
  const codes = [[zip], [zip, zip], [], [{ ...zip, name: 'course.rar' }], [{ ...zip, size_bytes: zip.size_bytes + 1 }]]
  expect(codes.map((files) => checkPackageUpload(files)?.code ?? null)).toEqual([
    null,
    'scorm_import.one_file',
    'scorm_import.one_file',
    'media.wrong_format',
    'scorm_import.upload_too_large',
  ])
})

test('reports a heading without items but not a heading with items', () => {
  const headings = [
    { identifier: 'unit', title: 'Unit 1' },
    { identifier: 'gone', title: 'Its resource is not there' },
  ]
  expect(runPreflight([item('i', { ancestors: ['unit'] })], { headings }).findings).toEqual([
    { severity: 'hint', code: 'heading_without_parts', params: { title: 'Its resource is not there' } },
  ])
})
