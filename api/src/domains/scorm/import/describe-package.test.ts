import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../kernel/fail.ts'
import { describePackage } from './describe-package.ts'

const head =
  '<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xml:base="root/">'
const manifest = (body: string) =>
  Buffer.from(`<?xml version="1.0"?>${head}<metadata><schemaversion>1.2</schemaversion></metadata>${body}</manifest>`)
const resources = `<resources xml:base="r/">
  <resource identifier="r1" adlcp:scormtype="sco" href="one.html" xml:base="a/"/><resource identifier="r2" adlcp:scormtype="asset" href="two.html"/>
  <resource identifier="r3" adlcp:scormtype="SCO" href="one.html?x=1"  xml:base="a/"/></resources>`
const files = new Map([
  ['root/r/a/one.html', 10],
  ['root/r/two.html', 10],
])

test('[scorm] nested items, headings, hidden items, prerequisites and bases are read in order', () => {
  const found = describePackage({
    files,
    manifest: manifest(`<organizations default="none">
      <organization identifier="o"><title>A &amp; B&#233;</title>
        <item identifier="h"><title>Heading</title>
          <item identifier="i1" identifierref="r1" isvisible="false"><title>One</title><adlcp:masteryscore>120</adlcp:masteryscore>
            <item identifier="i2" identifierref="r2" parameters="#top"><title><![CDATA[Two <b>]]></title></item></item></item>
        <item identifier="i3" identifierref="r3"><title> Three
          lines </title><adlcp:prerequisites type="aicc_script">i1&amp;i2</adlcp:prerequisites><adlcp:timelimitaction>exit,message</adlcp:timelimitaction></item>
      </organization><organization identifier="other"><title>Other</title></organization></organizations>${resources}`),
  })
  expect(found).toMatchObject({ title: 'A & Bé', entry: 'root/r/a/one.html?x=1' })
  expect(found.items).toMatchObject([
    { identifier: 'i1', title: 'One', launch: 'root/r/a/one.html', visible: false, sco: true, mastery_score: null },
    { identifier: 'i2', title: 'Two <b>', launch: 'root/r/two.html#top', visible: true, sco: false },
    {
      identifier: 'i3',
      title: 'Three lines',
      launch: 'root/r/a/one.html?x=1',
      prerequisites: 'i1&i2',
      time_limit_action: 'exit,message',
      sco: true,
    },
  ])
})

test('[scorm] a package without organizations starts with its first SCO', () => {
  expect(describePackage({ files, manifest: manifest(`<organizations/>${resources}`) })).toMatchObject({
    report: { findings: expect.arrayContaining([expect.objectContaining({ code: 'no_organization' })]) },
    entry: 'root/r/a/one.html',
    items: [{ identifier: 'r1' }],
  })
})

test('fills empty titles from the first content, then the file name, then a default', () => {
  const item = (title: string) =>
    `<organizations><organization identifier="o"><title> </title><item identifier="i" identifierref="r1">${title}</item></organization></organizations>${resources}`
  const titles = (body: string, name?: string) => {
    const { title, items } = describePackage({ files, manifest: manifest(body), name })
    return [title, ...items.map((one) => one.title)]
  }
  expect(titles(item('<title>One</title>'), 'file')).toEqual(['One', 'One'])
  expect(titles(item('<title>\n </title>'), 'fire-safety')).toEqual(['fire-safety', 'fire-safety'])
  expect(titles(item(''))).toEqual(['Untitled course content', 'Untitled course content'])
  expect(titles(item(''), '  ')).toEqual(['Untitled course content', 'Untitled course content'])
  expect(titles(`<organizations/>${resources}`, 'fire-safety')).toEqual(['fire-safety', 'fire-safety'])
  expect(titles(item(`<title>${'🦺'.repeat(300)}</title>`))).toEqual(['🦺'.repeat(255), '🦺'.repeat(255)])
})

test(`lists an item's headings, and ignores prerequisites in languages other than aicc_script`, () => {
  const { items } = describePackage({
    files,
    manifest: manifest(`<organizations><organization identifier="o"><title>O</title>
      <item identifier="h"><title>H</title><item identifier="k"><title>K</title><item identifier="i1" identifierref="r1"><title>One</title></item></item></item>
      <item identifier="i2" identifierref="r1"><title>Two</title><adlcp:prerequisites type="aicc_script">h</adlcp:prerequisites></item>
      <item identifier="i3" identifierref="r1"><title>Three</title><adlcp:prerequisites type="lua">h</adlcp:prerequisites></item></organization></organizations>${resources}`),
  })
  expect(items.map(({ identifier, ancestors, prerequisites }) => [identifier, ancestors, prerequisites])).toEqual([
    ['i1', ['h', 'k'], null],
    ['i2', [], 'h'],
    ['i3', [], null],
  ])
})

const STORYLINE = new URL(
  '../../../../../../shared/fixtures/scorm/manifests/storyline-2004-CAM-1.3.xml',
  import.meta.url,
)

describe.skipIf(!existsSync(STORYLINE))('a real manifest stored beside the project', () => {
  test('[SCO-011] rejects a SCORM 2004 manifest with the version it names', () => {
    expect(() => describePackage({ manifest: readFileSync(STORYLINE), files: new Map() })).toThrow(
      expect.objectContaining({ code: 'scorm.version', params: { x: 'CAM 1.3' } }),
    )
  })
})

test('[scorm] rejects endless comments quickly, but accepts a DTD named only in a comment', () => {
  const codeOf = (text: string): string => {
    try {
      describePackage({ files, manifest: Buffer.from(text) })
      return 'described'
    } catch (error) {
      return error instanceof Refusal ? error.code : String(error)
    }
  }
  const endless = codeOf('<!--'.repeat(1_250_000))
  expect(endless).toBe(codeOf('<!DOCTYPE manifest><manifest/>'))
  const whole = manifest('').toString().replace('<?xml version="1.0"?>', '')
  expect(codeOf(`<!-- <!DOCTYPE x> -->${whole}`)).toBe(codeOf(whole))
  expect(codeOf(whole)).not.toBe(endless)
})

test('limits a package to a thousand launchable parts and a thousand headings', () => {
  const item = (index: number) => `<item identifier="i${index}" identifierref="r1"><title>${index}</title></item>`
  const heading = (index: number) => `<item identifier="h${index}"><title>${index}</title></item>`
  const withParts = (parts: number, headings = 0) =>
    manifest(
      `<organizations><organization identifier="o"><title>Many</title>${Array.from({ length: parts }, (_, index) => item(index)).join('')}${Array.from({ length: headings }, (_, index) => heading(index)).join('')}</organization></organizations>${resources}`,
    )
  expect(describePackage({ files, manifest: withParts(1_000, 1_000) }).items).toHaveLength(1_000)
  for (const tooMany of [withParts(1_001), withParts(1, 1_001), withParts(40_000)])
    expect(() => describePackage({ files, manifest: tooMany })).toThrow(
      expect.objectContaining({ code: 'scorm_import.too_many_parts', params: { limit: '1,000' } }),
    )
})
