import { act, createElement as h } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'

const call = vi.hoisted(() => vi.fn<(entry: unknown, args: { body: unknown }) => Promise<unknown>>())
const upload = vi.hoisted(() => ({ done: () => {} }))
vi.mock('../../kernel/browser-call.ts', () => ({ browserCall: call }))
vi.mock('../../kernel/send-file.ts', () => ({ sendFile: () => new Promise<void>((done) => (upload.done = done)) }))
let createRoot: typeof import('react-dom/client').createRoot
let TrainingForm: typeof import('./training-form.tsx').TrainingForm

beforeAll(async () => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // React looks for a window while loading.
  createRoot = (await import('react-dom/client')).createRoot
  TrainingForm = (await import('./training-form.tsx')).TrainingForm
})
beforeEach(() => void call.mockReset().mockResolvedValue(null))
afterEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
})

const file = { key: '0123456789abcdef0123456789abcdef', name: 'certificate.pdf', size: 900 }
type Shown = { files?: (typeof file)[]; onChange?: () => Promise<void> }

async function opened() {
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  const show = ({ files = [], onChange = async () => {} }: Shown = {}) => {
    const training = { records: [], files, agencies: [] }
    const form = { user_id: 7, training, onChange, onAdded: () => {}, onCancel: () => {} }
    return act(async () => root.render(h(TrainingForm, form)))
  }
  await show()
  const field = (label: string): HTMLInputElement => {
    const named = [...box.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    return document.getElementById(named?.htmlFor ?? '') as HTMLInputElement
  }
  const type = (label: string, text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), text)
      field(label).dispatchEvent(new Event('input', { bubbles: true }))
    })
  const send = () =>
    act(async () => box.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  const errors = () => [...box.querySelectorAll('.field-error')].map(({ textContent }) => textContent)
  return { box, show, field, type, send, errors }
}

const noFile = 'Please add evidence, such as a certificate.'
const required = 'This field is required'

test('one press marks all that is missing and goes to the first of it', async () => {
  const { field, type, send, errors } = await opened()
  await send()
  expect(errors()).toEqual([required, required, required, required, required, noFile])
  expect(document.activeElement).toBe(field('Title'))
  await type('Title', 'Blood-borne pathogens')
  await send()
  expect(errors()).toHaveLength(5)
  expect(document.activeElement).toBe(field('Provider'))
  expect(call).not.toHaveBeenCalled()
})

test('a file counts once it is listed, and not a moment later', async () => {
  const { box, show, type, send, errors } = await opened()
  const typed = {
    Title: 'First aid',
    Provider: 'Red Cross',
    'Completed on': '2026-11-01',
    Subject: 'General',
    Hours: '3',
  }
  for (const [label, text] of Object.entries(typed)) await type(label, text)
  await send()
  expect(errors()).toEqual([noFile])
  expect(document.activeElement?.textContent).toBe('Add files')

  let listed = () => {}
  await show({ onChange: () => new Promise<void>((done) => (listed = done)) })
  const chooser = box.querySelector<HTMLInputElement>('input[type="file"]')
  const chosen = new File(['%PDF'], 'certificate.pdf', { type: 'application/pdf' })
  Object.defineProperty(chooser, 'files', { configurable: true, value: [chosen] })
  await act(async () => chooser?.dispatchEvent(new Event('change', { bubbles: true })))
  await act(async () => upload.done())
  await send()
  expect(errors()).toEqual(['Wait until your file is sent.'])

  await show({ files: [file] })
  await act(async () => listed())
  expect(errors()).toEqual([])
  await send()
  expect(call.mock.calls[0]?.[1].body).toMatchObject({ title: 'First aid', files: [file.key] })
})

test('what was typed is there after a reload, sent with the same id, and gone once it is sent', async () => {
  const before = await opened()
  await before.type('Title', 'First aid')
  const sent_as = JSON.parse(localStorage.getItem('portico_mine_training_7') ?? '{}').sent_as
  document.body.replaceChildren()
  const { field, show, type, send } = await opened()
  expect(field('Title').value).toBe('First aid')
  const rest = { Provider: 'Red Cross', 'Completed on': '2026-11-01', Subject: 'General', Hours: '3' }
  for (const [label, text] of Object.entries(rest)) await type(label, text)
  await show({ files: [file] })
  await send()
  expect(call.mock.calls[0]?.[1].body).toMatchObject({ title: 'First aid', sent_as })
  expect(localStorage.length).toBe(0)
})
