import { Editor } from '@tiptap/react'
import { afterEach, expect, test } from 'vitest'
import { linkFile, linkUrl, unlinkFile } from './file-link.ts'
import { lessonExtensions } from './lesson-extensions.ts'
import { toolGroups } from './tools.ts'

let editor: Editor
afterEach(() => editor.destroy())

const uuid = '6f0a2c1e-8d3b-4a57-9c11-0d2e4f6a8b90'
function open(html: string): void {
  editor = new Editor({ element: document.createElement('div'), extensions: lessonExtensions, content: html })
}
const tool = (label: string) => toolGroups(editor).find((one) => one.label === label)

test('aligns paragraphs and headings by logical names, and back to the direction of the text', () => {
  open('<h2>Stop</h2><p>Look</p>')
  editor.commands.selectAll()
  tool('Align center')?.act()
  expect(editor.getHTML()).toBe('<h2 data-align="center">Stop</h2><p data-align="center">Look</p>')
  expect([tool('Align center')?.isOn?.(), tool('Align left')?.isOn?.()]).toEqual([true, false])
  tool('Align right')?.act()
  expect(editor.getHTML()).toBe('<h2 data-align="end">Stop</h2><p data-align="end">Look</p>')
  tool('Align left')?.act()
  expect(editor.getHTML()).toBe('<h2>Stop</h2><p>Look</p>')
})

test('takes over stored and pasted alignments, and no others', () => {
  open(
    '<p data-align="end">A</p><p style="text-align: center">B</p><p style="text-align: right">C</p><p style="text-align: justify">D</p>',
  )
  expect(editor.getHTML()).toBe(
    '<p data-align="end">A</p><p data-align="center">B</p><p data-align="end">C</p><p>D</p>',
  )
})

test('links selected words to a library file, and inserts its name where nothing is selected', () => {
  open('<p>Print the list. See</p>')
  editor.commands.setTextSelection({ from: 7, to: 15 })
  linkFile(editor, { uuid, name: 'List.pdf' })
  expect(editor.getHTML()).toBe(`<p>Print <a data-file="${uuid}">the list</a>. See</p>`)
  expect(tool('Remove file link')).toBeDefined()
  editor.commands.setTextSelection(10)
  unlinkFile(editor)
  expect(editor.getHTML()).toBe('<p>Print the list. See</p>')
  editor.commands.setTextSelection(20)
  linkFile(editor, { uuid, name: 'List.pdf' })
  editor.commands.insertContent('!')
  expect(editor.getHTML()).toBe(`<p>Print the list. See<a data-file="${uuid}">List.pdf</a>!</p>`)
})

test('a link to a file copied from a lesson page stays one, and a link by URL replaces it', () => {
  open(`<p><a href="/api/items/3/file?file=${uuid}" data-file="${uuid}">List</a></p>`)
  expect(editor.getHTML()).toBe(`<p><a data-file="${uuid}">List</a></p>`)
  editor.commands.selectAll()
  linkUrl(editor, 'https://example.com')
  expect(editor.getHTML()).toMatch(/^<p><a [^>]*href="https:\/\/example\.com"[^>]*>List<\/a><\/p>$/)
})
