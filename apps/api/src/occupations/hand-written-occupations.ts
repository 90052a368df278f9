/**
 * The major and minor groups of the Standard Occupational Classification 2018 in its order, and under them the
 * occupations that are looked for most. A code that ends in 0000 is a major group, in 00 a minor one.
 */
export const handWrittenOccupations = `
11-0000 Management Occupations
11-1000 Top Executives
11-1011 Chief Executives
11-1021 General and Operations Managers
11-2000 Advertising, Marketing, Promotions, Public Relations, and Sales Managers
11-2021 Marketing Managers
11-2022 Sales Managers
11-3000 Operations Specialties Managers
11-3021 Computer and Information Systems Managers
11-3031 Financial Managers
11-3121 Human Resources Managers
11-9000 Other Management Occupations
11-9021 Construction Managers
11-9111 Medical and Health Services Managers
13-0000 Business and Financial Operations Occupations
13-1000 Business Operations Specialists
13-1071 Human Resources Specialists
13-1082 Project Management Specialists
13-1111 Management Analysts
13-1161 Market Research Analysts and Marketing Specialists
13-2000 Financial Specialists
13-2011 Accountants and Auditors
13-2051 Financial and Investment Analysts
15-0000 Computer and Mathematical Occupations
15-1200 Computer Occupations
15-1211 Computer Systems Analysts
15-1212 Information Security Analysts
15-1232 Computer User Support Specialists
15-1244 Network and Computer Systems Administrators
15-1252 Software Developers
15-1253 Software Quality Assurance Analysts and Testers
15-1254 Web Developers
15-1255 Web and Digital Interface Designers
15-2000 Mathematical Science Occupations
15-2051 Data Scientists
17-0000 Architecture and Engineering Occupations
17-1000 Architects, Surveyors, and Cartographers
17-2000 Engineers
17-2051 Civil Engineers
17-2071 Electrical Engineers
17-2112 Industrial Engineers
17-2141 Mechanical Engineers
17-3000 Drafters, Engineering Technicians, and Mapping Technicians
19-0000 Life, Physical, and Social Science Occupations
19-1000 Life Scientists
19-2000 Physical Scientists
19-3000 Social Scientists and Related Workers
19-4000 Life, Physical, and Social Science Technicians
19-5000 Occupational Health and Safety Specialists and Technicians
21-0000 Community and Social Service Occupations
21-1000 Counselors, Social Workers, and Other Community and Social Service Specialists
21-2000 Religious Workers
23-0000 Legal Occupations
23-1000 Lawyers, Judges, and Related Workers
23-1011 Lawyers
23-2000 Legal Support Workers
23-2011 Paralegals and Legal Assistants
25-0000 Educational Instruction and Library Occupations
25-1000 Postsecondary Teachers
25-2000 Preschool, Elementary, Middle, Secondary, and Special Education Teachers
25-2021 Elementary School Teachers, Except Special Education
25-2031 Secondary School Teachers, Except Special and Career/Technical Education
25-3000 Other Teachers and Instructors
25-4000 Librarians, Curators, and Archivists
25-9000 Other Educational Instruction and Library Occupations
27-0000 Arts, Design, Entertainment, Sports, and Media Occupations
27-1000 Art and Design Workers
27-1024 Graphic Designers
27-2000 Entertainers and Performers, Sports and Related Workers
27-3000 Media and Communication Workers
27-3031 Public Relations Specialists
27-4000 Media and Communication Equipment Workers
29-0000 Healthcare Practitioners and Technical Occupations
29-1000 Healthcare Diagnosing or Treating Practitioners
29-1051 Pharmacists
29-1123 Physical Therapists
29-1141 Registered Nurses
29-1171 Nurse Practitioners
29-2000 Health Technologists and Technicians
29-2061 Licensed Practical and Licensed Vocational Nurses
29-9000 Other Healthcare Practitioners and Technical Occupations
31-0000 Healthcare Support Occupations
31-1100 Home Health and Personal Care Aides; and Nursing Assistants, Orderlies, and Psychiatric Aides
31-1131 Nursing Assistants
31-2000 Occupational Therapy and Physical Therapist Assistants and Aides
31-9000 Other Healthcare Support Occupations
31-9092 Medical Assistants
33-0000 Protective Service Occupations
33-1000 Supervisors of Protective Service Workers
33-2000 Firefighting and Prevention Workers
33-3000 Law Enforcement Workers
33-9000 Other Protective Service Workers
33-9032 Security Guards
35-0000 Food Preparation and Serving Related Occupations
35-1000 Supervisors of Food Preparation and Serving Workers
35-2000 Cooks and Food Preparation Workers
35-2014 Cooks, Restaurant
35-3000 Food and Beverage Serving Workers
35-3031 Waiters and Waitresses
35-9000 Other Food Preparation and Serving Related Workers
37-0000 Building and Grounds Cleaning and Maintenance Occupations
37-1000 Supervisors of Building and Grounds Cleaning and Maintenance Workers
37-2000 Building Cleaning and Pest Control Workers
37-3000 Grounds Maintenance Workers
39-0000 Personal Care and Service Occupations
39-1000 Supervisors of Personal Care and Service Workers
39-2000 Animal Care and Service Workers
39-3000 Entertainment Attendants and Related Workers
39-4000 Funeral Service Workers
39-5000 Personal Appearance Workers
39-6000 Baggage Porters, Bellhops, and Concierges
39-7000 Tour and Travel Guides
39-9000 Other Personal Care and Service Workers
41-0000 Sales and Related Occupations
41-1000 Supervisors of Sales Workers
41-2000 Retail Sales Workers
41-2011 Cashiers
41-2031 Retail Salespersons
41-3000 Sales Representatives, Services
41-4000 Sales Representatives, Wholesale and Manufacturing
41-9000 Other Sales and Related Workers
43-0000 Office and Administrative Support Occupations
43-1000 Supervisors of Office and Administrative Support Workers
43-2000 Communications Equipment Operators
43-3000 Financial Clerks
43-3031 Bookkeeping, Accounting, and Auditing Clerks
43-4000 Information and Record Clerks
43-4051 Customer Service Representatives
43-5000 Material Recording, Scheduling, Dispatching, and Distributing Workers
43-6000 Secretaries and Administrative Assistants
43-6011 Executive Secretaries and Executive Administrative Assistants
43-9000 Other Office and Administrative Support Workers
45-0000 Farming, Fishing, and Forestry Occupations
45-1000 Supervisors of Farming, Fishing, and Forestry Workers
45-2000 Agricultural Workers
45-3000 Fishing and Hunting Workers
45-4000 Forest, Conservation, and Logging Workers
47-0000 Construction and Extraction Occupations
47-1000 Supervisors of Construction and Extraction Workers
47-2000 Construction Trades Workers
47-2031 Carpenters
47-2061 Construction Laborers
47-2111 Electricians
47-2152 Plumbers, Pipefitters, and Steamfitters
47-3000 Helpers, Construction Trades
47-4000 Other Construction and Related Workers
47-5000 Extraction Workers
49-0000 Installation, Maintenance, and Repair Occupations
49-1000 Supervisors of Installation, Maintenance, and Repair Workers
49-2000 Electrical and Electronic Equipment Mechanics, Installers, and Repairers
49-3000 Vehicle and Mobile Equipment Mechanics, Installers, and Repairers
49-3023 Automotive Service Technicians and Mechanics
49-9000 Other Installation, Maintenance, and Repair Occupations
49-9071 Maintenance and Repair Workers, General
51-0000 Production Occupations
51-1000 Supervisors of Production Workers
51-2000 Assemblers and Fabricators
51-3000 Food Processing Workers
51-4000 Metal Workers and Plastic Workers
51-5100 Printing Workers
51-6000 Textile, Apparel, and Furnishings Workers
51-7000 Woodworkers
51-8000 Plant and System Operators
51-9000 Other Production Occupations
53-0000 Transportation and Material Moving Occupations
53-1000 Supervisors of Transportation and Material Moving Workers
53-2000 Air Transportation Workers
53-3000 Motor Vehicle Operators
53-3032 Heavy and Tractor-Trailer Truck Drivers
53-4000 Rail Transportation Workers
53-5000 Water Transportation Workers
53-6000 Other Transportation Workers
53-7000 Material Moving Workers
53-7062 Laborers and Freight, Stock, and Material Movers, Hand
53-7065 Stockers and Order Fillers
55-0000 Military Specific Occupations
55-1000 Military Officer Special and Tactical Operations Leaders
55-2000 First-Line Enlisted Military Supervisors
55-3000 Military Enlisted Tactical Operations and Air/Weapons Specialists and Crew Members
`;
