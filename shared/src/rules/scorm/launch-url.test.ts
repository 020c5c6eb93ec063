import { expect, test } from 'vitest'
import { launchUrl } from './launch-url.ts'
import type { LaunchSource } from './launch-url.ts'

const flat = (source: LaunchSource) => {
  const found = launchUrl(source)
  return found && `${found.paths[0]}${found.query}${found.fragment}`
}

test('[scorm] xml:base values chain, and the href resolves against them', () => {
  expect(flat({ href: 'index.html' })).toBe('index.html')
  expect(flat({ bases: ['content/', undefined, 'unit 1/'], href: 'a.html' })).toBe('content/unit 1/a.html')
  expect(flat({ bases: ['content/'], href: '../shared/a.html' })).toBe('shared/a.html')
  expect(flat({ href: 'sub\\a.html' })).toBe('sub/a.html')
  expect(flat({ href: './a/./b.html?x=1#top' })).toBe('a/b.html?x=1#top')
})

test('[scorm] parameters are appended to the query or become the fragment', () => {
  expect(flat({ href: 'a.html', parameters: '?x=1' })).toBe('a.html?x=1')
  expect(flat({ href: 'a.html', parameters: '&x=1' })).toBe('a.html?x=1')
  expect(flat({ href: 'a.html?y=2', parameters: 'x=1' })).toBe('a.html?y=2&x=1')
  expect(flat({ href: 'a.html', parameters: '#page3' })).toBe('a.html#page3')
  expect(flat({ href: 'a.html#own', parameters: '#page3' })).toBe('a.html#own')
  expect(flat({ href: 'a.html#own', parameters: 'x=1' })).toBe('a.html?x=1#own')
})

test('[scorm] looks up a file by its decoded name first, then as written', () => {
  expect(launchUrl({ href: 'My%20course/start.html' })?.paths).toEqual([
    'My course/start.html',
    'My%20course/start.html',
  ])
  expect(launchUrl({ href: 'Über uns/100%.html' })?.paths[0]).toBe('Über uns/100%.html')
})

test('[scorm] rejects launch URLs outside the package', () => {
  for (const href of [
    '../a.html',
    'x/../../a.html',
    '/etc/passwd',
    'https://elsewhere.example/a.html',
    '//elsewhere.example/a',
    'javascript:alert(1)',
    'c:\\a.html',
    '',
    '?x=1',
  ]) {
    expect([href, launchUrl({ href })]).toEqual([href, null])
  }
  expect(launchUrl({ bases: ['a/', '../../'], href: 'b/c.html' })).toBeNull()
  expect(flat({ bases: ['a/', '../'], href: 'b/c.html' })).toBe('b/c.html')
})
