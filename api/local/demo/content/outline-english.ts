import type { CourseSource } from './types.ts'

export interface OutlineWording {
  start: string
  welcome: string
  first_half: string
  second_half: string
  finish: string
  check: string
  exam: string
  introduction: (course: CourseSource) => string
  lessons: ((lesson: { outcome: string; note: string; skill: string }) => string)[]
  question: (skill: string) => string
  explanation: (note: string) => string
}

export const englishOutline: OutlineWording = {
  start: 'Start here',
  welcome: 'What this course asks of you',
  first_half: 'Core skills',
  second_half: 'In your own work',
  finish: 'Final exam',
  check: 'Halfway check',
  exam: 'Final exam',
  introduction: (course) => `<p>${course.subtitle}</p>
<p>${course.paragraphs[0]}</p>
<h2>By the end you can</h2>
<ul>${course.outcomes.map(([outcome]) => `<li>${outcome}</li>`).join('')}</ul>
<h2>How to plan your time</h2>
<p>The whole course is about ${minutes(course.hours)} of work. Each lesson has one point, a place to look for it in your own work and a short task. You may stop after any lesson; your place is kept. The final exam can be taken three times, and 70 percent is a pass.</p>
<p>Keep a sheet of paper beside you. The tasks are small, and they are what makes the difference a month from now.</p>`,
  lessons: [
    ({ note, skill }) => `<p><strong>The point.</strong> ${note}</p>
<h2>Where it shows</h2>
<p>Think of the last time you had to ${skill}. What did you look at first, whom did you ask, and what did you write down? If you cannot remember, that is useful too: work that leaves no trace is work that cannot be checked.</p>
<h2>Try it on your next shift</h2>
<ol><li>Choose one real case, not the hardest one.</li><li>Apply the point above before you do anything else.</li><li>Note in one line what changed because you did.</li></ol>
<p>Before you go on, say the point aloud in one sentence, the way you would say it to a new colleague.</p>`,
    ({
      note,
      skill,
    }) => `<p>To ${skill} sounds simple until the day is full. This lesson gives you one thing to hold on to:</p>
<blockquote>${note}</blockquote>
<h2>Compare with your workplace</h2>
<p>Find the written procedure, form or checklist that covers this in your organization. Does it say the same thing? If it says less, mark the gap. If it says more, follow it: your own procedure and the rules of your state come before any course.</p>
<h2>A question for a colleague</h2>
<p>Ask somebody with more years than you what goes wrong here most often, and what they look for first. Write the answer under the point and see whether the two agree.</p>`,
    ({ note, skill }) => `<p><strong>Keep this in mind:</strong> ${note}</p>
<h2>From knowing to doing</h2>
<p>Most people can repeat that sentence after a minute. The test is whether it is still there when you are interrupted. Picture the place where you ${skill}, and decide on one visible reminder: a line on a form, an object moved to another place, a question that is always asked in the same words.</p>
<h2>Check yourself</h2>
<ul><li>What would a careful observer see you do?</li><li>What would the record show afterward?</li><li>Who is told when it does not go to plan?</li></ul>
<p>If one of the three has no answer yet, that is your task for this week.</p>`,
    ({ note, skill }) => `<p>Here is the reasoning behind this lesson in one sentence. ${note}</p>
<h2>Why people skip it</h2>
<p>When you ${skill}, time is short and the result is often invisible: nothing happens, which is the goal. That makes it easy to shorten the step a little more each month. Name the pressure that applies to you, such as a waiting line, an unclear owner or a missing tool.</p>
<h2>Make the right way the easy way</h2>
<ol><li>Remove one obstacle that is under your own control.</li><li>Agree with one other person who does it when you are away.</li><li>Look again after two weeks and keep only what helped.</li></ol>`,
  ],
  question: (skill) => `Which point from the lessons helps you most directly to ${skill}?`,
  explanation: (note) => `The lesson puts it this way: ${note}`,
}

function minutes(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} minutes`
  return hours === 1 ? 'one hour' : `${hours} hours`
}
