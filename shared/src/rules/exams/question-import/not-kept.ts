/** Features of other systems that are lost on import; reported for each affected question. */
export const notKept = {
  category: 'The category is not kept.',
  feedback: 'Feedback on single answers is not kept; the feedback of the whole question is.',
  partial: 'Partial credit is not kept: the answer with full credit is right, or all that together have it.',
  penalty: 'Penalties are not kept: a wrong answer brings no points and costs none.',
  link: 'A link is not kept, only its words.',
  picture: 'A picture is not kept.',
  markdown: 'Markdown is not kept: its characters stay in the text.',
} as const
export type NotKept = keyof typeof notKept
