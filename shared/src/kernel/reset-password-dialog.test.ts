import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from '../schemas/forms.ts'
import { newPassword, ResetPasswordDialog } from './reset-password-dialog.tsx'

const dialog = (open: boolean) =>
  draw(
    h(ResetPasswordDialog, {
      open,
      person: 'Ada Byron',
      save: () => Promise.resolve(),
      words: String,
      onClose: () => {},
    }),
  )

test('[SES-044] the password reset dialog asks twice for a new password and names the person', () => {
  const markup = dialog(true)
  expect(markup).toMatch(/<dialog[^>]*aria-labelledby/)
  expect(markup).toContain('Reset password</h2>')
  expect(markup).toContain('Ada Byron will be signed out everywhere')
  expect(
    markup.match(/type="password"[^>]*autoComplete="new-password"|autoComplete="new-password"[^>]*type="password"/g),
  ).toHaveLength(2)
  expect(dialog(false)).not.toContain('new-password')
})

test('[FRM-024] [FRM-034] the second password must match the first', () => {
  const errors = (password: string, password_confirmation: string) =>
    fieldErrors(v.safeParse(newPassword, { password, password_confirmation }).issues ?? [])
  expect(errors('brisk7moose!', 'brisk7moose?')).toEqual({
    password_confirmation: ['This password does not match the password set above.'],
  })
  expect(errors('brisk7moose!', 'brisk7moose!')).toEqual({})
  expect(Object.keys(errors('abc', 'abc'))).toEqual(['password'])
})
