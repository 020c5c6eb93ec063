/** Returns a question whose first choice is right. */
export const newQuestion = (title: string, points = 1) => ({
  type: 'single' as const,
  title,
  explanation: 'Because.',
  points,
  choices: ['Right', 'Wrong', 'Wrong as well'].map((words, place) => ({ title: words, is_correct: place === 0 })),
})
