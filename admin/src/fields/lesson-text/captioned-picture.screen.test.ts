import { Editor } from '@tiptap/react'
import { afterEach, expect, test } from 'vitest'
import { toggleCaption, typeBelowPicture } from './captioned-picture.ts'
import { lessonExtensions } from './lesson-extensions.ts'
import { settlePicture } from './pasted-pictures.ts'
import { toolGroups } from './tools.ts'

let editor: Editor
afterEach(() => editor.destroy())

const picture = '<img src="/knot.png" alt="A knot">'
/** Opens a text whose picture, after one paragraph of three letters, is selected. */
function openWithPicture(html = `<p>See</p>${picture}`): void {
  editor = new Editor({ element: document.createElement('div'), extensions: lessonExtensions, content: html })
  editor.commands.setNodeSelection(5)
}
const press = (label: string) =>
  toolGroups(editor)
    .find((tool) => tool.label === label)
    ?.act()

test('gives a picture a caption with the cursor in it, and takes it away again', () => {
  openWithPicture()
  toggleCaption(editor)
  editor.commands.insertContent('A bowline')
  const captioned = `<p>See</p><figure>${picture}<figcaption>A bowline</figcaption></figure>`
  expect(editor.getHTML()).toContain(captioned)
  editor.commands.setContent(`${captioned}<p>After</p>`)
  expect(editor.getHTML()).toBe(`${captioned}<p>After</p>`)
  editor.commands.setNodeSelection(6)
  toggleCaption(editor)
  expect(editor.getHTML()).toBe(`<p>See</p>${picture}<p>After</p>`)
})

test('typing on a selected picture writes below it instead of replacing it', () => {
  openWithPicture()
  expect(typeBelowPicture(editor.view, 'W')).toBe(true)
  editor.commands.insertContent('ait')
  expect(editor.getHTML()).toContain(`${picture}<p>Wait</p>`)
  expect(typeBelowPicture(editor.view, 'x')).toBe(false)
})

test('a picture is small, medium, or as wide as it is', () => {
  openWithPicture()
  press('Small picture')
  expect(editor.getHTML()).toContain('<img src="/knot.png" alt="A knot" width="240">')
  press('Full-size picture')
  expect(editor.getHTML()).toContain(picture)
})

test('formatting is cleared, and typing is undone and redone by buttons', () => {
  openWithPicture('<h2>Stop <strong>now</strong></h2><p>End</p>')
  editor.commands.selectAll()
  press('Clear formatting')
  expect(editor.getHTML()).toBe('<p>Stop now</p><p>End</p>')
  press('Undo typing')
  expect(editor.getHTML()).toBe('<h2>Stop <strong>now</strong></h2><p>End</p>')
  press('Redo typing')
  expect(editor.getHTML()).toBe('<p>Stop now</p><p>End</p>')
})

test('a picture that could not be added goes with the caption it got meanwhile', () => {
  openWithPicture('<p>See</p><img src="blob:x" alt="">')
  toggleCaption(editor)
  settlePicture(editor, 'blob:x', null)
  expect(editor.getHTML()).toBe('<p>See</p><p></p>')
})
