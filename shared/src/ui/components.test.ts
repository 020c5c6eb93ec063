import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { Price } from './price.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { QuantityInput } from './quantity-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { StatusMark } from './status-mark.tsx'
import { TextInput } from './text-input.tsx'
import { ToastRegion } from './toast-region.tsx'

const nothing = () => {}
const attribute = (markup: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]* ${name}="([^"]*)"`).exec(markup)?.[1]

describe('fields', () => {
  test('[ui] links a field’s label, help and error to its control', () => {
    const markup = draw(
      h(Field, {
        label: 'Email',
        help: 'We send a code.',
        error: 'This field is required',
        children: h(TextInput, { name: 'email' }),
      }),
    )
    const id = attribute(markup, 'id') ?? ''
    expect(markup).toContain(`<label class="field-label" for="${id}">Email</label>`)
    expect(attribute(markup, 'aria-invalid')).toBe('true')
    const described = (attribute(markup, 'aria-describedby') ?? '').split(' ')
    expect(described).toHaveLength(2)
    for (const part of described) expect(markup).toContain(`id="${part}"`)
  })

  test('[ui] a field without error or help has no description and is not invalid', () => {
    const markup = draw(
      h(Field, { label: 'State', children: h(Select, { options: [{ value: 'MD', label: 'Maryland' }] }) }),
    )
    expect(attribute(markup, 'id')).toBeDefined()
    expect(attribute(markup, 'aria-describedby')).toBeUndefined()
    expect(attribute(markup, 'aria-invalid')).toBeUndefined()
  })

  test('[ui] a password can be revealed and works with password managers', () => {
    const markup = draw(h(PasswordInput, { name: 'password', autoComplete: 'new-password' }))
    expect(markup).toContain('type="password"')
    expect(markup).toContain('autoComplete="new-password"')
    expect(markup).toContain('aria-label="Show password"')
  })

  test('[ui] answers are radios or checkboxes under one legend, each with its own label', () => {
    const options = [
      { value: 1, label: 'Yes' },
      { value: 2, label: 'No' },
    ]
    const radios = draw(h(RadioGroup<number>, { legend: 'Is it safe?', options, value: 2, onChange: nothing }))
    expect(radios.match(/type="radio"/g)).toHaveLength(2)
    expect(radios).toMatch(/<legend[^>]*>Is it safe\?<\/legend>/)
    expect(radios).toMatch(/<input[^>]*checked=""[^>]*value="2"|<input[^>]*value="2"[^>]*checked=""/)
    const boxes = draw(h(CheckboxGroup<number>, { legend: 'Which?', options, values: [1, 2], onChange: nothing }))
    expect(boxes.match(/checked=""/g)).toHaveLength(2)
  })

  test('[ui] stops a quantity at its bounds', () => {
    const buttons = (value: number) =>
      [
        ...draw(h(QuantityInput, { label: 'Seats', value, onChange: nothing, max: 999 })).matchAll(/<button[^>]*>/g),
      ].map(([tag]) => tag.includes('disabled'))
    expect(buttons(1)).toEqual([true, false])
    expect(buttons(5)).toEqual([false, false])
    expect(buttons(999)).toEqual([false, true])
  })
})

describe('states', () => {
  test('[FRM-003] a busy button announces it, keeps its position and does not submit', () => {
    const busy = draw(h(Button, { type: 'submit', busy: true }, 'Pay'))
    expect(busy).toContain('aria-busy="true"')
    expect(busy).toContain('type="button"')
    expect(busy).not.toContain('disabled')
    expect(draw(h(Button, { type: 'submit' }, 'Pay'))).toContain('type="submit"')
  })

  test('[ui] a status has an icon and a word, never only a color', () => {
    for (const tone of ['success', 'waiting', 'failed', 'progress', undefined] as const) {
      expect(draw(h(StatusMark, { tone, children: 'Word' }))).toMatch(/<svg[^>]*aria-hidden="true"[^>]*>.*<\/svg>Word/)
    }
  })

  test('[ui] progress has a name and a value, without inline style', () => {
    const markup = draw(h(ProgressBar, { label: 'Course progress', percentage: 40 }))
    expect(markup).toMatch(/<progress[^>]*aria-label="Course progress"[^>]*max="100"[^>]*value="40"/)
    expect(markup).toContain('40%')
    expect(markup).not.toContain('style=')
  })

  test('[ui] shows toasts in a polite live region', () => {
    expect(draw(h(ToastRegion))).toContain('aria-live="polite"')
  })

  test('[ui] a price strikes through the separate price, labeled for screen readers, only for a saving', () => {
    expect(draw(h(Price, { cents: 3900, separate_cents: 5900 }))).toBe(
      '<span class="price">$39<del><span class="visually-hidden">Bought separately </span>$59</del></span>',
    )
    for (const separate_cents of [3900, 3000])
      expect(draw(h(Price, { cents: 3900, separate_cents }))).toBe('<span class="price">$39</span>')
    expect(draw(h(Price, { cents: 3900, exact: true }))).toContain('$39.00')
  })
})

test('a state renders an h1 if it is the whole page, otherwise an h2', () => {
  expect(draw(h(ErrorState, { isPage: true }))).toContain('<h1>This couldn’t be loaded</h1>')
  expect(draw(h(ErrorState))).toContain('<h2>This couldn’t be loaded</h2>')
  expect(draw(h(EmptyState, { isPage: true, title: 'Which order?' }))).toContain('<h1>Which order?</h1>')
  expect(draw(h(EmptyState, { title: 'Which order?' }))).toContain('<h2>Which order?</h2>')
})
