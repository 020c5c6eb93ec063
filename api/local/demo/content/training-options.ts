import type { DemoTrainingOption } from './types.ts'

export const demoTrainingOptions: DemoTrainingOption[] = [
  {
    slug: 'self-paced',
    title: 'Self-paced online',
    description: 'Start at any time and stop where you like; your place is kept.',
  },
  {
    slug: 'live-online',
    title: 'Live online',
    description: 'Scheduled class over video with an instructor, followed by online work.',
  },
  {
    slug: 'blended',
    title: 'Blended',
    description: 'Online lessons first, then a skills check with your own supervisor or evaluator.',
  },
  {
    slug: 'on-site',
    title: 'On site',
    description: 'An instructor comes to your workplace; the online part prepares the group.',
  },
]
