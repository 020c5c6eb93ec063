import type { DemoModule } from '../types.ts'
import { choiceQuestion, exam, isFalse, isTrue, sheet, survey, text } from './make.ts'

export const bloodbornePathogens: DemoModule[] = [
  {
    title: 'What an exposure is',
    items: [
      text(
        'Three viruses and how they travel',
        `<p>Many organisms can travel in blood. Three viruses matter most at work: <strong>hepatitis B</strong>, <strong>hepatitis C</strong> and <strong>HIV</strong>. They are carried by blood and by what the rules call other potentially infectious materials: semen, vaginal fluid, fluid from around the brain, lungs, heart and joints, amniotic fluid, saliva in dental work, unfixed tissue, and any body fluid that is visibly bloody. Sweat, tears, urine and stool without visible blood do not count for these three.</p>
<h2>What is an exposure?</h2>
<p>Infectious material gets <em>into</em> you: a needlestick or cut, a splash to the eyes, nose or mouth, contact with skin that is cut, chapped or inflamed. Intact skin is a good barrier. A splash on a healthy forearm is a reason to wash. It is not an exposure.</p>
<h2>How likely is infection?</h2>
<p>After a needlestick from an infected source, without vaccine or treatment, the rough figures are: hepatitis B, 6 to 30 in a hundred; hepatitis C, fewer than 2 in a hundred, and 0.2 in some studies; HIV, about 3 in a thousand. Vaccination takes hepatitis B off the list for most people. Medicine after exposure lowers the risk of HIV greatly, if it is started within hours.</p>
<p>Two facts to keep. The risks are real, and they are smaller than fear makes them. And <strong>time decides</strong>: what can be done in the first hours cannot be done next week.</p>
<h2>Hepatitis B survives</h2>
<p>It can remain infectious in dried blood on a surface for at least seven days. That is why a brown spot on a glucose meter matters, and why shared lancing devices have caused outbreaks in nursing homes.</p>
<h2>Who carries it?</h2>
<p>You cannot tell. Many people do not know. So we use <strong>standard precautions</strong> for everybody: all blood is treated as if it were infectious. This is safer than guessing, and it is fairer to patients.</p>`,
      ),
      text(
        'Your right to the plan and to the vaccine',
        `<p>Where employees can reasonably expect contact with blood, the employer has duties in writing. You should know four of them, because they are your rights.</p>
<h2>The exposure control plan</h2>
<p>It lists who may be exposed, in which tasks, and how each exposure is prevented. It is reviewed every year, with new safer devices considered, and front-line staff have to be asked about them. It must be within your reach during the shift. If you do not know where it is, ask today.</p>
<h2>Hepatitis B vaccine</h2>
<p>Free, during working hours, offered within ten working days of starting a job with exposure. You may decline by signing a form, and you may change your mind later, still at no cost. Titer testing one to two months after the last dose shows whether you responded.</p>
<h2>Training and equipment</h2>
<p>Training when you start, and every year after. Protective equipment in your size, free, cleaned or replaced by the employer.</p>
<h2>Follow-up after an exposure</h2>
<p>A confidential medical evaluation at once, at no cost, with testing of the source where the law allows it, preventive medicine where indicated, counseling, and a written opinion within 15 days. Your employer learns only what the rules allow: that you were evaluated, and whether a vaccine is indicated.</p>
<h2>The sharps log</h2>
<p>Injuries with contaminated sharps are recorded with the type and brand of device, the place and how it happened, without your name. It is how a unit learns that one device causes half of its sticks. An unreported stick leaves that device in the drawer.</p>`,
      ),
      survey('Check: exposure or not?', [
        choiceQuestion(
          'Blood splashes onto unbroken skin of your forearm. This is:',
          ['An exposure', '*Not an exposure: wash with soap and water'],
          'Intact skin is a good barrier.',
        ),
        isTrue('Hepatitis B can survive in dried blood for days.', 'At least seven days on a surface.'),
      ]),
    ],
  },
  {
    title: 'Prevention at the bedside',
    items: [
      text(
        'Sharps: the thirty seconds after use',
        `<p>Most needlesticks do not happen during the injection. They happen in the thirty seconds after: recapping, carrying, cleaning up, pushing into a full box. So that is where to spend attention.</p>
<h2>Controls in order</h2>
<ol><li><strong>Do without.</strong> Needleless connectors, oral medicine, one draw in place of two.</li><li><strong>Engineering.</strong> Devices that retract, shield or blunt. Containers that close, upright, at arm's length.</li><li><strong>Work practice.</strong> How you move.</li><li><strong>Protective equipment.</strong> The last layer. Gloves will not stop a needle, although they wipe some blood off it.</li></ol>
<h2>Work practice</h2>
<ul><li>Bring the container to the task. If you have to walk with a sharp, something was planned wrong.</li><li>Activate the safety feature <em>at once</em>, with one hand, and listen for the click.</li><li>Do not recap, bend or break. If a procedure truly demands recapping, use one hand and the scoop technique.</li><li>Say "sharp" when you pass or set one down. Use a neutral zone in place of hand to hand.</li><li>Never put fingers into a container. Close it at <strong>three quarters full</strong>.</li><li>Account for every sharp you opened before you leave the field.</li></ul>
<h2>The sudden move</h2>
<p>Patients jerk. Before you begin, say what you will do, ask for help to steady the arm, and choose your position so that your other hand is never in the line of the needle.</p>
<h2>Choose protection by the task</h2>
<table><thead><tr><th>Task</th><th>Wear</th></tr></thead><tbody><tr><td>Drawing blood, starting a line</td><td>Gloves</td></tr><tr><td>Emptying a suction canister, cleaning instruments</td><td>Gloves, gown, mask, eye protection</td></tr><tr><td>Suctioning, delivery, trauma</td><td>Gloves, fluid-resistant gown, mask and face shield</td></tr></tbody></table>
<h2>Spills and laundry</h2>
<p>Gloves on. Pick up glass with tongs. Absorb, clean, then disinfect with a product that is effective against hepatitis B and HIV, and keep it wet for the full contact time on the label. Bag bloody linen where it was used, without sorting, and hold it away from your body.</p>`,
      ),
      text(
        'The first fifteen minutes',
        `<p>It is 6:52 p.m. You are about to give report. You close a full container with the heel of your hand and feel it.</p>
<h2>6:52</h2>
<p>Stop. Wash the wound with soap and running water. Do not squeeze, do not use bleach. For a splash to eyes or mouth, flush with water or saline for 15 minutes.</p>
<h2>6:55</h2>
<p>Tell the charge nurse. Not after report: now. Somebody else takes your patients. Note the time, the device, the source patient if known, how deep, how much blood, what you were wearing.</p>
<h2>6:58</h2>
<p>Go, or call: employee health by day, the emergency department by night, as the plan says. Say the words "blood exposure" at the desk. If preventive medicine against HIV is indicated, it should start within hours, and in any case within 72 hours. Sooner is better.</p>
<h2>What happens there</h2>
<ul><li>Baseline blood tests for you, and a check of your vaccine record.</li><li>Testing of the source with the consent your state requires, often by rapid test.</li><li>A decision on medicine, with the side effects explained, and a phone number for questions.</li><li>Follow-up tests at intervals up to six months, depending on the source and the test.</li></ul>
<h2>Until you are cleared</h2>
<p>Use protection with partners, do not donate blood, and ask about breastfeeding. Most people never need more than the follow-up.</p>
<h2>Why people do not report</h2>
<p>"It was tiny." "The patient looked healthy." "We were short." "I'll look careless." Each of these is human, and each costs the one thing that helps, which is time. If a colleague says one of them to you, answer: "I'll take your patients. Go."</p>
<h2>Afterward</h2>
<p>Fear is normal, and so is anger at the box that was full. Ask for counseling; it is part of the follow-up. And see that the full box becomes a line in the log, with a fix and a name.</p>`,
      ),
      sheet('Card: blood exposure', 'blood-exposure-card.pdf', {
        heading: 'Blood exposure: the first 15 minutes',
        intro: 'Fill in your own phone numbers today. Keep it behind your badge.',
        sections: [
          {
            title: 'Now',
            lines: [
              'Skin: soap and running water',
              'Eyes, nose, mouth: flush 15 minutes',
              'Do not squeeze, do not use bleach',
            ],
          },
          {
            title: 'Within 5 minutes',
            lines: [
              'Tell the charge person. Hand over your patients.',
              'Note time, device, source, depth, protection worn',
            ],
          },
          {
            title: 'Within the hour',
            lines: ['Employee health, by day:', 'Emergency department, by night:', 'Say "blood exposure" at the desk'],
          },
          {
            title: 'Afterward',
            lines: ['Follow-up dates written down', 'Device and cause entered in the sharps log', 'Counseling offered'],
          },
        ],
      }),
    ],
  },
  {
    title: 'Final exam',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'Which of these is an exposure?',
          ['Blood on intact skin', '*A splash of blood to the eye', 'Urine without visible blood on a glove'],
          'Eyes, nose, mouth, broken skin and sharps injuries count.',
        ),
        choiceQuestion(
          'A sharps container is closed and replaced when it is:',
          ['completely full', '*three quarters full', 'a month old'],
          'Overfilled boxes cause sticks.',
        ),
        isFalse(
          'Used needles should be recapped with two hands before disposal.',
          'Do not recap. If it cannot be avoided, use one hand and the scoop technique.',
        ),
        choiceQuestion(
          'What do you do first after a needlestick?',
          ['Finish the report', '*Wash with soap and running water', 'Squeeze the wound'],
          'Wash, report, be evaluated.',
        ),
        choiceQuestion(
          'The hepatitis B vaccine is offered: choose all that apply.',
          [
            '*at no cost',
            '*within ten working days of assignment',
            '*also to those who declined earlier',
            'only after an exposure',
          ],
          'It is offered early, free, and again on request.',
        ),
        isTrue(
          'Preventive medicine after an HIV exposure works best when it is started within hours.',
          'Sooner is better, and within 72 hours in any case.',
        ),
        choiceQuestion(
          'Standard precautions apply to:',
          ['patients with a known infection', '*all patients', 'patients in isolation'],
          'You cannot see who carries what.',
        ),
      ]),
    ],
  },
]
