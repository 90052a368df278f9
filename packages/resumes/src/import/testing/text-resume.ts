/** A résumé as text with what readers get wrong: names in an unknown order, a line between two jobs, an odd heading. */
export const textResume = `IDA VALE
Lyon, France | ida@example.com | +33 6 12 34 56 78

EXPERIENCE

Quorum Mill
Zephyr Lane
Jan 2019 - Mar 2021
- Ran the night shift and trained the people who joined it
- Filed the records
Harbor house

Nurse, Mercy Hospital    Jan 2016 - Dec 2018
- Looked after a ward with thirty beds

Bookkeeper

EDUCATION

University of Lyon
BSc Nursing    2012 - 2015

SKILLS

Triage, Excel, French

ODDS AND ENDS OF MINE

Beekeeping since 2010
`;
