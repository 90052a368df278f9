/** What people call popular occupations, in our own words. */
export const handWrittenTitles = `
11-1011 CEO|Chief Executive Officer|President|Executive Director
11-1021 Operations Manager|General Manager|Business Manager|Director of Operations
11-2021 Marketing Manager|Brand Manager|Marketing Director|Product Marketing Manager
11-2022 Sales Manager|Sales Director|Regional Sales Manager
11-3021 IT Manager|Engineering Manager|Chief Information Officer|Director of Technology
11-3031 Finance Manager|Controller|Chief Financial Officer|Branch Manager
11-3121 HR Manager|HR Director|Personnel Manager
11-9021 Construction Superintendent|Construction Project Manager|Site Manager
11-9111 Nurse Manager|Clinic Manager|Hospital Administrator|Practice Manager
13-1071 Recruiter|HR Generalist|Talent Acquisition Specialist|HR Coordinator
13-1082 Project Manager|Program Manager|Scrum Master|Project Coordinator
13-1111 Management Consultant|Business Consultant|Business Analyst
13-1161 Market Researcher|Marketing Analyst|Marketing Specialist|SEO Specialist|Digital Marketer
13-2011 Accountant|Auditor|CPA|Tax Accountant|Staff Accountant|Internal Auditor
13-2051 Financial Analyst|Investment Analyst|Equity Analyst
15-1211 Systems Analyst|Business Systems Analyst|Solutions Analyst
15-1212 Cybersecurity Analyst|Security Engineer|SOC Analyst
15-1232 Help Desk Technician|IT Support Specialist|Desktop Support|Service Desk Analyst
15-1244 System Administrator|Sysadmin|Network Administrator
15-1252 Software Engineer|Programmer|Backend Developer|Full Stack Developer|Application Developer|Mobile Developer
15-1253 QA Engineer|Test Engineer|QA Analyst|Software Tester|SDET
15-1254 Web Programmer|Frontend Developer|Webmaster|WordPress Developer
15-1255 UX Designer|UI Designer|Product Designer|Web Designer
15-2051 Data Analyst|Machine Learning Engineer|Data Science Manager|Analytics Scientist
17-2051 Structural Engineer|Highway Engineer|Civil Design Engineer
17-2071 Electrical Design Engineer|Power Engineer
17-2112 Process Engineer|Manufacturing Engineer|Plant Engineer
17-2141 Mechanical Design Engineer|HVAC Engineer
21-1018 Therapist|Addiction Counselor|Mental Health Therapist|Behavioral Health Counselor
23-1011 Attorney|Counsel|Litigator|Associate Attorney
23-2011 Paralegal|Legal Assistant|Litigation Assistant
25-2021 Grade School Teacher|Primary School Teacher|Elementary Teacher|First Grade Teacher
25-2031 High School Teacher|Math Teacher|English Teacher|Science Teacher
27-1024 Graphic Artist|Visual Designer|Layout Designer
27-3031 Communications Specialist|PR Specialist|Press Officer|Publicist
29-1051 Clinical Pharmacist|Staff Pharmacist|Retail Pharmacist
29-1123 Physiotherapist|PT|Rehabilitation Therapist
29-1141 RN|Nurse|Staff Nurse|ER Nurse|ICU Nurse|Charge Nurse
29-1171 NP|Family Nurse Practitioner|APRN
29-2061 LPN|LVN|Practical Nurse|Vocational Nurse
31-1131 CNA|Nurse Aide|Patient Care Assistant|Nursing Aide
31-9092 Clinical Assistant|Certified Medical Assistant|Doctor's Assistant
33-9032 Guard|Security Officer|Loss Prevention Officer
35-2014 Line Cook|Prep Cook|Grill Cook|Restaurant Cook
35-3031 Waiter|Waitress|Server|Food Server
41-2011 Checker|Checkout Clerk|Front End Cashier
41-2031 Sales Associate|Store Clerk|Retail Associate|Shop Assistant
43-3031 Bookkeeper|Accounts Payable Clerk|Accounting Clerk|Accounts Receivable Clerk
43-4051 Call Center Agent|Customer Support Specialist|Client Services Representative|Customer Service Agent
43-6011 Executive Assistant|Executive Administrator
43-6014 Secretary|Administrative Assistant|Office Assistant|Office Administrator
47-2031 Carpenter|Framer|Finish Carpenter|Cabinet Installer
47-2061 Laborer|Construction Worker|Site Laborer
47-2111 Wireman|Journeyman Electrician|Electrical Apprentice|Electrical Technician
47-2152 Plumber|Pipefitter|Steamfitter|Pipe Layer
49-3023 Auto Mechanic|Car Mechanic|Automotive Technician|Service Technician
49-9071 Handyman|Maintenance Technician|Building Maintenance Worker|Facilities Technician
51-4121 Welder|MIG Welder|TIG Welder|Pipe Welder|Fabricator
53-3032 Truck Driver|CDL Driver|OTR Driver|Semi Driver|Trucker
53-7062 Warehouse Worker|Loader|Mover|Freight Handler|Material Handler
53-7065 Stocker|Order Picker|Stock Clerk|Shelf Stocker|Warehouse Associate
`;
