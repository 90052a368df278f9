import type { OccupationGroup } from '../question-bank/occupation-groups';

/** Tips by occupation group. */
export const groupTips: Readonly<Record<OccupationGroup, string>> = {
  '11': `
Bring three results with their numbers: what you found, what you decided, what came of it.
Have a clear sentence about how you lead, and a story that proves it.
Sketch your first 90 days: whom you would listen to, what you would look at, what you would leave alone.
Expect questions about people you let go and decisions you regret.`,
  '13': `
Be ready to work through a case or a spreadsheet while someone watches.
Refresh the rules and standards of your field, and name the last change that affected you.
Explain one analysis from the question to the decision it led to.
Leave client names and confidential figures out of your stories.`,
  '15': `
Practice solving a problem aloud: assumptions first, then a simple solution, then a better one.
Have one project ready that you can draw on a board, with what you would change today.
Say which tools you know well and which you have only tried.
Ask how code is reviewed, tested and released. The answers tell you how you would work.`,
  '17': `
Bring drawings, photos or models that you are allowed to show.
Review the codes and standards named in the posting.
Prepare an example of a design that failed or changed, and what you learned.
Be ready to estimate something roughly, with your assumptions said aloud.`,
  '19': `
Prepare to explain your work at three depths: one minute, five minutes, and to a specialist.
Know the limits of your methods before somebody points them out.
Bring a list of publications, posters or reports, with your share in each.
Read a recent paper or report by the group that you would join.`,
  '21': `
Choose stories that protect the people in them: change what could identify a client.
Know the laws on reporting and consent where you apply.
Say how you look after yourself, since the work is heavy.
Be ready for a role play, such as a first meeting with a client.`,
  '23': `
Bring a writing sample that contains nothing confidential.
Know the firm’s or office’s recent matters, and one that interests you.
Prepare to discuss a matter without naming the client.
Be exact: your answers are read as samples of your work.`,
  '25': `
Ask whether you will teach a sample lesson, for whom and for how long, and bring everything you need.
Have an example of a learner whom you reached, and how you knew.
Know the curriculum, standards and programs of the school or library.
Be ready for questions about families, discipline and inclusion.`,
  '27': `
Edit your portfolio down to the pieces that fit this job, the best one first and last.
For each piece, know the brief, your part, the limits and the effect.
Bring it in a form that works without internet.
Ask how feedback is given, and who decides.`,
  '29': `
Have your license, certifications and vaccination records ready.
Review protocols for the unit: assessment, medication, infection, emergencies.
Choose stories that show judgment under pressure and how you spoke up.
Ask about ratios, orientation, shifts and overtime.`,
  '31': `
Have your certificates and background check at hand.
Show patience in your examples: what you did, what you said, what the person felt.
Be ready to describe safe lifting, hygiene and what you would report.
Ask how many people you would care for, and who helps.`,
  '33': `
Expect questions about force, stress and honesty, and answer them straight.
Know the steps of the selection: tests, medical check, background, interview board.
Use examples in which you calmed a situation with words.
Be on time to the minute, and look the part.`,
  '35': `
Offer to work a trial shift, and bring what you need: shoes, knives, apron.
Know the menu, the prices and what they are known for. Eat or drink there first if you can.
Have your food safety card with you.
Say clearly which shifts and weekends you can work.`,
  '37': `
Name the equipment and products that you have used, and how you stayed safe.
Show that you see what needs to be done, and do it without being asked.
Have a reference who can speak about your reliability.
Ask about keys, routes, tools and who to call.`,
  '39': `
Bring your license, and pictures of your work with the clients’ permission.
Be ready to show how you greet and advise a client.
Talk about hygiene and safety before you are asked.
Say how you build up clients who come back.`,
  '41': `
Know your numbers: quota, share, average sale, how you compare.
Treat the interview as a sales call: ask about their needs before you pitch yourself.
Be ready to sell something on the spot. Start with questions.
Ask for the next step at the end. They are waiting to see whether you close.`,
  '43': `
Expect a short test: typing, a letter, a table, a phone call.
Prepare an example of a system or list that you put in order.
Stress discretion, and show it in your stories.
Ask which programs they use, and how work is handed to you.`,
  '45': `
Name the crops, animals, machines and seasons that you know.
Bring licenses for vehicles, chemicals or tools.
Be ready to walk the site, so wear what the work needs.
Ask about hours in the season, housing and transport.`,
  '47': `
Bring your cards: license, safety training, union or apprenticeship papers.
List your tools, and the kinds of sites you have worked on.
Bring photos of your work if you have them.
Talk about safety as something you do, not something you are told.`,
  '49': `
Describe how you narrow down a fault, step by step.
Bring certifications, and name the makes and systems that you know.
Have an example of a customer whom you turned around.
Expect a hands-on test, and think aloud during it.`,
  '51': `
Name the machines, materials and tolerances that you have worked with.
Have an example in which you prevented scrap, downtime or an accident.
Ask about shifts, training and how quality is measured.
Wear closed shoes: you may be shown the floor.`,
  '53': `
Bring your license with its endorsements, your record and your medical card.
Know your miles, hours, loads and safety record in numbers.
Be ready for a road or equipment test.
Ask about routes, home time, equipment and pay for waiting.`,
  '55': `
Translate ranks, units and abbreviations into words that a civilian uses.
Say what you led in numbers: people, equipment, money, days.
Have an example of planning, one of teaching and one of judgment.
Ask how the organization supports veterans, and who else has served.`,
};
