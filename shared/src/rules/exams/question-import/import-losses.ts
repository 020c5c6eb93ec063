/** Features of other systems that are lost on import; reported for each affected question. */
export const importLosses = {
  category: 'The category is not imported.',
  partial: 'Partial credit is not imported: the answer with full credit is correct, or the answers that add up to it.',
  penalty: 'Penalties are not imported: a wrong answer gives no points and costs none.',
  link: 'A link is not imported, only its text.',
  picture: 'A picture is not imported.',
  markdown: 'Markdown is not rendered: its characters stay in the text.',
} as const
export type ImportLoss = keyof typeof importLosses
