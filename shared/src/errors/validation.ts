import type { ErrorArea } from './error-area.ts'

// seed 002 §5 quotes these texts; their odd wording is kept. Those below the blank line follow OP-82.
export const validationErrors = {
  'validation.required_named': { status: 422, message: 'This field {name} is required!' },
  'validation.required': { status: 422, message: 'This field is required' },
  'validation.email': { status: 422, message: 'Please enter a valid email address.' },
  'validation.password_confirmed': { status: 422, message: 'This password does not match the password set above.' },
  'validation.min': { status: 422, message: 'Please enter at least {length} characters.' },
  'validation.max': { status: 422, message: 'Please enter at no more than {length} characters' },
  'validation.url': { status: 422, message: 'This field is not a valid URL' },
  'validation.file_type': { status: 422, message: 'File type is invalid!' },
  'validation.phone': { status: 422, message: 'Please enter a valid phone number.' },
  'validation.limit': { status: 422, message: 'Limit {fieldName} entry to maximum {size} characters' },
  'validation.correct_answer': { status: 422, message: 'Select at least one correct answer' },
  'validation.selected_value': { status: 422, message: 'Selected value is not valid' },
  'validation.required_fields': { status: 422, message: 'Please fill in the required fields to continue.' },

  'validation.failed': { status: 422, message: 'Some fields need your attention.' },
  'validation.invalid_url': { status: 422, message: 'This address is not valid.' },
  'validation.invalid': { status: 422, message: 'This value is not valid.' },
  'validation.password': { status: 422, message: 'Please use at least one letter, one digit and one of !@#$%^&*.' },
  'validation.password_common': { status: 422, message: 'This password is too easy to guess. Please choose another one.' },
  'validation.verification_code': { status: 422, message: 'Please enter the six digits of the code.' },
  'validation.video_link': { status: 422, message: 'Please enter a link to a YouTube or Vimeo video.' },
  'validation.colour': { status: 422, message: 'Please enter a colour such as #1f6feb.' },
  'validation.slug': { status: 422, message: 'Please use lower-case letters, digits and single dashes only.' },
  'validation.cursor': { status: 422, message: 'This page of the list is no longer available. Please start again from the first page.' },
  'validation.age_confirmation': { status: 422, message: 'Please confirm that you are 18 or older, or have parental consent.' },
} as const satisfies ErrorArea
