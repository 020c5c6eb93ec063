import type { DemoSubmission } from './types.ts'

/** Assignments submitted by learners in the middle of a course, longest waiting first. */
export const submittedWork: Readonly<Record<string, readonly DemoSubmission[]>> = {
  'documentation-that-holds-up': [
    {
      text: '14:20 Found sitting on floor by bed, back against the frame, awake. States "I slid down, nothing hurts." No wound seen, moves all limbs. BP 138/80, pulse 76, 14:25. Helped to bed by two staff 14:30. Dr. Lindqvist called 14:40, informed of the above. Bed lowered, call light in hand.',
    },
    {
      earlier: {
        text: 'Patient fell out of bed because he did not wait for help. Seems confused. Doctor informed. No injury.',
        score: 45,
        feedback:
          'Nobody saw him fall, so “fell out of bed” and “did not wait” are guesses. Write what you found and what he said, in his words, with the time of each. “Seems confused” needs what you saw. Please try once more.',
      },
      text: '14:20 Sitting on the floor beside the bed. Says he “slid down” and has no pain. Answers name, place and date correctly. BP 138/80. 14:30 back to bed with two staff. 14:40 physician called and told. No wound seen.',
    },
    {
      earlier: {
        text: '14:20 pt on floor beside bed, alert, "slid down", denies pain. BP 138/80. Up with 2 staff. 14:40 MD called, no new orders. Family to be called by charge nurse.',
        score: 88,
        feedback: 'Timed, short, and every line is something you saw or did. Add who the charge nurse is.',
      },
      text: null,
    },
  ],
  'preventing-harassment-for-supervisors': [
    {
      text: 'I would thank her for telling me, write down what she said in her own words, and tell her that I have to report it today. I would call HR within the hour and not speak to him myself.',
    },
    {
      text: 'First I would ask what happened, when, and who was there. I would not promise to keep it a secret. Then the form to HR the same day, and a note to myself to check in with her on Friday about retaliation.',
    },
    { text: 'I would listen, and then talk to both of them together so that we can settle it in the team.' },
  ],
}
