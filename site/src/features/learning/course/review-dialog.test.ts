import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { learnerCourse } from '../../../../../tests/support/learner-course.ts'
import { ReviewDialog } from './review-dialog.tsx'

test('a reviewer reads beforehand how much of the name visitors will see', () => {
  const nothing = () => {}
  const dialog = draw(h(ReviewDialog, { course: learnerCourse, open: true, onClose: nothing, onDone: nothing }))
  expect(dialog).toContain('shown with your first name and last initial once it’s published')
})
