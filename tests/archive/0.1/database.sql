BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE lines (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "lines" VALUES('6tg6a54nk86244',0,1,1,'A good game of gratte-ciel!',1794798599);
INSERT INTO "lines" VALUES('8xqbqhen9pqcjw',0,1,1,'A good game of airlines!',1794798597);
INSERT INTO "lines" VALUES('cbduuanqmfyenk',0,1,1,'A good game of skyline-of-the-world!',1794798599);
INSERT INTO "lines" VALUES('jaja5xeghgxpq3',0,0,1,'A good game of auf-achse!',1794798598);
INSERT INTO "lines" VALUES('xb6upzxj39un85',0,0,1,'Who plays?',1794798600);
CREATE TABLE "people" (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	account TEXT, 
	account_key TEXT, 
	password TEXT
);
INSERT INTO "people" VALUES(1,'Ada',1794798596,1794798596,NULL,NULL,NULL);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	level TEXT, 
	person INTEGER, 
	name TEXT NOT NULL, 
	share TEXT NOT NULL, 
	standing_order TEXT NOT NULL, reserved INTEGER, stand_in TEXT, stand_in_own BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES "people" (id)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('2w4jmfu4t3ppbb',0,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('2w4jmfu4t3ppbb',1,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('2w4jmfu4t3ppbb',2,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('6tg6a54nk86244',0,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('6tg6a54nk86244',1,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('6tg6a54nk86244',2,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('823wqcdxzreya6',0,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('823wqcdxzreya6',1,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('823wqcdxzreya6',2,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('8xqbqhen9pqcjw',0,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('8xqbqhen9pqcjw',1,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('cbduuanqmfyenk',0,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('cbduuanqmfyenk',1,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('cc2uub7rg35k5u',0,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('cc2uub7rg35k5u',1,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('jaja5xeghgxpq3',0,'person',NULL,1,'Ada','','["pass"]',NULL,NULL,0);
INSERT INTO "seats" VALUES('jaja5xeghgxpq3',1,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('qybsyvtvy9xgtj',0,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('qybsyvtvy9xgtj',1,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('v4mesksww9tmkp',0,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('v4mesksww9tmkp',1,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('xb6upzxj39un85',0,'person',NULL,1,'Ada','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('xb6upzxj39un85',1,'open',NULL,NULL,'','','[]',NULL,NULL,0);
INSERT INTO "seats" VALUES('xb6upzxj39un85',2,'open',NULL,NULL,'','','[]',NULL,NULL,0);
CREATE TABLE sessions (
	token_hash BLOB NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES(X'9C750112F5F7707E749B2EF06AF2316601445CE8C1CE7C482CA41641D4920F66',1,1794798596);
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	drawn INTEGER NOT NULL, 
	hash TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, version), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "snapshots" VALUES('2w4jmfu4t3ppbb',30,0,'042c33412cc0068b78186fc7478bf8de','seats 3
flights straight
turn R
ending -
points 69 55 66
stock 47 50 46
helicopters c6 a8 h5
. . . . . . . . .
R1 . R1 . R1 Y1 . Y1 Y1
. . Y2 . . Y1 . . Y2
R2 . . . . . . . .
R2 . . . . . . Y1 Y2
Y1 . R1 . . . R1 . B1
R3 . . . . . . . .
B1 . B2 . B1 . Y1 . .
R1 . B1 . B2 B1 B1 . Y1');
INSERT INTO "snapshots" VALUES('6tg6a54nk86244',30,1,'b4e8d84c84daaf7729eea01dda88fde1','seats 3
flights straight
turn B
ending -
points 14 70 61
stock 46 47 46
helicopters h3 g7 i4
B1 Y1 B1 B3 B2 R1 B2 R1 Y1
. . R1 . R1 . . R3 .
. . Y3 . . Y1 R1 B1 Y1
B1 . . . . . Y2 R1 R1
. . Y2 . . . B1 . Y1
. . R1 . . . . . .
. . Y2 . . . B1 . .
. . R1 R1 . . . R1 .
. . . . . . . . .');
INSERT INTO "snapshots" VALUES('823wqcdxzreya6',30,1,'1e3220955519eb365c730c894a951867','seats 3
flights straight
turn R
ending -
points 75 59 61
stock 45 51 44
helicopters c6 g4 e1
. . . . B1 . . . Y1
R1 . R1 . R1 . B1 . Y2
. . Y2 . . Y1 . . Y4
R2 . . . . . Y1 . R1
R2 . . . . . B1 . Y2
Y1 . R1 . . . R2 . B1
R3 . . . . . . . .
. . . . . . Y1 . .
R1 . B1 . B2 B1 B1 . Y1');
INSERT INTO "snapshots" VALUES('823wqcdxzreya6',61,1,'cba2bec4d62b00eda421193f6cb2706e','seats 3
flights straight
turn B
ending -
points 99 94 52
stock 19 30 26
helicopters b3 g7 f1
. Y1 B1 . B2 R1 B2 R1 Y1
R1 R1 R3 Y1 R2 . B3 R2 Y2
. R1 Y3 B1 . Y3 R1 B2 Y4
R2 B3 . . . . Y2 . R1
R2 Y3 B1 . . . B2 Y1 Y2
Y1 B1 R2 . . . R3 R3 B1
R3 Y2 Y1 B1 . . B1 Y2 .
. R2 R3 . R2 R1 Y2 R2 .
R1 Y1 B2 Y1 B3 B2 B2 R1 Y1');
INSERT INTO "snapshots" VALUES('8xqbqhen9pqcjw',29,32,'7f198035c96a2e41fffa4cd8f8ac6ca7','seats 2
options
first 0
turn 0
phase turn
company -
so-far
idle 0
calm 0
last-turns -1
scored 0
ending -
points 0 0
flights-0 N9 S3 S6
flights-1 N7 N14 E7
flight-pile N2 N5 N10 N12 S1 S5 S8 S10 S11 S13 C1 C2 C4 C7 C9 C11 C12 C14 E2 E3 E8 E10 E13 W1 W3 W4 W6 W8 W11 W13 W14
flight-discards N4 C6 E5 E12 W9
flights-removed
flights-age
hand-0 BOI:1 STO:1
hand-1 BOI:1
known-0
known-1
laid-0 ITA:1 HIT:1 PEL:1 STO:2 MOA:1
laid-1 ITA:2 HIT:1 PEL:1 STO:1 MOA:1
laid-dummy
market BOI:1 ITA:1 HIT:1 VEG:1 MOA:1
gone
pile BOI:4 ITA:5 HIT:9 PEL:5 STO:5 VEG:10 KOR:10 MOA:8 ZIP:8
score-cards 3
founded ITA HIT PEL STO MOA
Edmonton-Winnipeg: PEL . .
San Francisco-Los Angeles: *PEL
San Francisco-Salt Lake City: *HIT .
St. Louis-Chicago: HIT
Toronto-New York: MOA
Atlanta-Miami: ITA .
Seattle-San Francisco: STO .
Los Angeles-Denver: . *ITA .
Toronto-Winnipeg: *VEG . .');
INSERT INTO "snapshots" VALUES('cbduuanqmfyenk',26,9,'2d5e597c16bcbb857fd9dc3f333769e1','seats 2
options
turn B
phase building
this-turn
shown
idle 0
ending -
finished 0 0
missions sydney rotterdam
coins 5 16
stock-R 2m neutral neutral
stock-B
cards-R
cards-B
discards flatiron-building chifley-tower chifley-tower tomorrow-square montevideo us-bank-tower
. . - .
. - - .
. - RB RB
- - - -
- - - -
- BR - .
- B . .
. - . .
- - - .
- R - -
. - - .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',30,34,'0571c5c14eb0487be1fdd7793e7d34a1','seats 2
options
first 0
turn 1
phase fly
company -
so-far stirred
idle 0
calm 0
last-turns -1
scored 1
ending -
points 6 3
flights-0 E2 W3 W11
flights-1 N2 N9 C1 W1
flight-pile N4 N5 N7 N10 N12 N14 S1 S3 S5 S6 S10 S11 C2 C4 C6 C7 C9 C11 C12 C14 E5 E7 E8 E10 E13 W4 W8 W9 W13 W14
flight-discards S8 S13 E3 E12 W6
flights-removed
flights-age
hand-0 BOI:1 HIT:1
hand-1 BOI:1 HIT:1 KOR:1
known-0
known-1 HIT:1
laid-0 ITA:2 PEL:1 VEG:1 MOA:1 ZIP:1
laid-1 ITA:1 PEL:1 VEG:1 MOA:1
laid-dummy
market ITA:1 HIT:1 VEG:2 MOA:1
gone
pile BOI:5 ITA:5 HIT:9 PEL:5 STO:9 VEG:7 KOR:9 MOA:8 ZIP:7
score-cards 2
founded ITA PEL VEG MOA ZIP
Edmonton-Winnipeg: . . *PEL
Los Angeles-Las Vegas: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Phoenix-Monterrey: ZIP . .
New York-Washington: MOA
Washington-Charlotte: *PEL
Atlanta-Miami: ITA .
Winnipeg-Calgary: PEL . .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',59,49,'59d53b5ccbe674ebdcd15ebc5363c343','seats 2
options
first 0
turn 1
phase turn
company -
so-far
idle 0
calm 0
last-turns -1
scored 1
ending -
points 6 3
flights-0 E2 W3 W14
flights-1 N7 S5 C1
flight-pile N5 N10 N12 N14 S1 S3 S6 S10 S11 C2 C4 C7 C11 C12 C14 E5 E7 E10 E13 W4 W8 W9 W13
flight-discards N2 N4 N9 S8 S13 C6 C9 E3 E8 E12 W1 W6 W11
flights-removed
flights-age
hand-0 BOI:1 KOR:1 MOA:1
hand-1 HIT:1 PEL:1 VEG:1 KOR:1 MOA:1
known-0 KOR:1 MOA:1
known-1 HIT:1 PEL:1 VEG:1 MOA:1
laid-0 ITA:2 HIT:1 PEL:2 VEG:1 MOA:1 ZIP:1
laid-1 BOI:1 ITA:1 HIT:1 PEL:1 STO:1 VEG:1 MOA:1
laid-dummy
market ITA:1 HIT:1 STO:1 VEG:1 KOR:1
gone
pile BOI:5 ITA:5 HIT:8 PEL:3 STO:7 VEG:7 KOR:7 MOA:7 ZIP:7
score-cards 2
founded BOI ITA HIT PEL STO VEG MOA ZIP
Calgary-Edmonton: PEL
Seattle-Boise: STO .
Boise-Billings: BOI .
Edmonton-Winnipeg: . . *PEL
Los Angeles-Las Vegas: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Phoenix-Monterrey: ZIP . .
St. Louis-Chicago: ITA
Minneapolis-Chicago: *ZIP
St. Louis-Atlanta: ITA .
New York-Washington: MOA
Washington-Charlotte: *PEL
Chicago-Pittsburgh: HIT .
Atlanta-Miami: ITA .
Calgary-Seattle: STO PEL
Winnipeg-Calgary: PEL . .
Denver-Chicago: *BOI . .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',89,58,'37decfdafa23083f1a424ea991247582','seats 2
options
first 0
turn 1
phase turn
company -
so-far
idle 0
calm 0
last-turns -1
scored 2
ending -
points 25 25
flights-0 E2 W3 W14
flights-1 S5 C1 W9
flight-pile N5 N10 N12 N14 S1 S3 S6 S10 S11 C11 C12 C14 E5 E7 E10 E13 W4 W8 W13
flight-discards N2 N4 N7 N9 S8 S13 C2 C4 C6 C7 C9 E3 E8 E12 W1 W6 W11
flights-removed
flights-age
hand-0 PEL:1 KOR:1
hand-1 HIT:1 VEG:1
known-0 PEL:1 KOR:1
known-1 HIT:1 VEG:1
laid-0 BOI:1 ITA:2 HIT:1 PEL:2 STO:1 VEG:1 MOA:2 ZIP:1
laid-1 BOI:1 ITA:2 HIT:1 PEL:2 STO:1 VEG:1 KOR:2 MOA:2
laid-dummy
market ITA:1 HIT:2 VEG:1 MOA:1
gone
pile BOI:5 ITA:4 HIT:7 PEL:2 STO:7 VEG:7 KOR:7 MOA:6 ZIP:7
score-cards 1
founded BOI ITA HIT PEL STO VEG KOR MOA ZIP
Calgary-Edmonton: PEL
Boise-Salt Lake City: STO
Seattle-Boise: STO .
Boise-Billings: BOI .
Calgary-Billings: *BOI .
Edmonton-Winnipeg: . . *PEL
Los Angeles-Las Vegas: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Phoenix-Monterrey: ZIP . .
Kansas City-St. Louis: ITA
St. Louis-Chicago: ITA
Memphis-Atlanta: KOR
Minneapolis-Chicago: *ZIP
Omaha-Chicago: ITA *KOR
Kansas City-Dallas: . *ZIP
St. Louis-Atlanta: ITA *ITA
New York-Washington: MOA
Washington-Charlotte: *PEL
Chicago-Pittsburgh: HIT .
Atlanta-Miami: ITA .
Calgary-Seattle: STO PEL
Winnipeg-Calgary: PEL *BOI .
Los Angeles-Denver: . *PEL .
Denver-Chicago: *BOI . .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',119,68,'dfa1a60fdbfa2e7ea52fac6f15f71dcb','seats 2
options
first 0
turn 1
phase turn
company -
so-far
idle 0
calm 0
last-turns -1
scored 2
ending -
points 25 25
flights-0 E2 W3 W14
flights-1 C1 C14 W9
flight-pile N5 N10 N12 S1 S3 S6 S10 S11 C11 C12 E5 E10 E13 W8
flight-discards N2 N4 N7 N9 N14 S5 S8 S13 C2 C4 C6 C7 C9 E3 E7 E8 E12 W1 W4 W6 W11 W13
flights-removed
flights-age
hand-0 MOA:1
hand-1 HIT:1 PEL:1 MOA:1
known-0
known-1 HIT:1 PEL:1 MOA:1
laid-0 BOI:1 ITA:2 HIT:1 PEL:3 STO:1 VEG:2 KOR:1 MOA:2 ZIP:1
laid-1 BOI:1 ITA:3 HIT:1 PEL:2 STO:1 VEG:2 KOR:2 MOA:2
laid-dummy
market HIT:3 KOR:2
gone
pile BOI:5 ITA:4 HIT:6 PEL:1 STO:7 VEG:7 KOR:5 MOA:5 ZIP:7
score-cards 1
founded BOI ITA HIT PEL STO VEG KOR MOA ZIP
Calgary-Edmonton: PEL
Boise-Salt Lake City: STO
Seattle-Boise: STO .
Boise-Billings: BOI .
Calgary-Billings: *BOI PEL
Edmonton-Winnipeg: . . *PEL
Los Angeles-Las Vegas: VEG
Las Vegas-Phoenix: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Monterrey-Mexico City: . *KOR
Albuquerque-Dallas: . *HIT
Phoenix-Monterrey: ZIP . .
Kansas City-St. Louis: ITA
St. Louis-Chicago: ITA
Memphis-Atlanta: KOR
Memphis-New Orleans: *MOA
Minneapolis-Chicago: *ZIP
Omaha-Chicago: ITA *KOR
Kansas City-Dallas: . *ZIP
St. Louis-Atlanta: ITA *ITA
New York-Washington: MOA
Washington-Charlotte: *PEL
Toronto-New York: *ITA
Chicago-Pittsburgh: HIT .
New Orleans-Atlanta: KOR .
Atlanta-Miami: ITA *HIT
Calgary-Seattle: STO PEL
Winnipeg-Calgary: PEL *BOI .
Los Angeles-Denver: VEG *PEL .
Denver-Chicago: *BOI VEG .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',151,80,'7fb1b7f9a3c65e1d8a2207c038d94f9f','seats 2
options
first 0
turn 0
phase turn
company -
so-far
idle 0
calm 0
last-turns -1
scored 2
ending -
points 25 25
flights-0 E2 W3 W14
flights-1 S10 S11 W9
flight-pile N5 N10 N12 S1 S3 C11 E10 E13
flight-discards N2 N4 N7 N9 N14 S5 S6 S8 S13 C1 C2 C4 C6 C7 C9 C12 C14 E3 E5 E7 E8 E12 W1 W4 W6 W8 W11 W13
flights-removed
flights-age
hand-0
hand-1 HIT:1 STO:1 KOR:2 MOA:1
known-0
known-1 HIT:1 STO:1 KOR:2 MOA:1
laid-0 BOI:1 ITA:2 HIT:2 PEL:3 STO:1 VEG:3 KOR:1 MOA:3 ZIP:1
laid-1 BOI:1 ITA:3 HIT:1 PEL:3 STO:1 VEG:3 KOR:2 MOA:2
laid-dummy
market HIT:3 KOR:2
gone
pile BOI:5 ITA:4 HIT:5 PEL:1 STO:6 VEG:5 KOR:3 MOA:5 ZIP:7
score-cards 1
founded BOI ITA HIT PEL STO VEG KOR MOA ZIP
Calgary-Edmonton: PEL
Boise-Salt Lake City: STO
Salt Lake City-Denver: *BOI
Seattle-Boise: STO .
Boise-Billings: BOI .
Calgary-Billings: *BOI PEL
Edmonton-Winnipeg: . . *PEL
Los Angeles-Las Vegas: VEG
Las Vegas-Phoenix: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Houston-Monterrey: ZIP .
Monterrey-Mexico City: . *KOR
Albuquerque-Dallas: . *HIT
San Francisco-Salt Lake City: *ZIP .
Phoenix-Monterrey: ZIP . .
Omaha-Kansas City: ITA
Kansas City-St. Louis: ITA
St. Louis-Chicago: ITA
Houston-New Orleans: ZIP
Memphis-Atlanta: KOR
Memphis-New Orleans: *MOA
Minneapolis-Chicago: *ZIP
Omaha-Chicago: ITA *KOR
Dallas-New Orleans: KOR .
Kansas City-Dallas: . *ZIP
St. Louis-Atlanta: ITA *ITA
New York-Washington: MOA
Washington-Charlotte: *PEL
Toronto-New York: *ITA
Chicago-Pittsburgh: HIT .
New Orleans-Atlanta: KOR .
Detroit-St. Louis: ITA .
Atlanta-Miami: ITA *HIT
Calgary-Seattle: STO PEL
Winnipeg-Calgary: PEL *BOI .
Los Angeles-Denver: VEG *PEL .
Denver-Chicago: *BOI VEG .
Miami-Washington: *ITA . .
Toronto-Winnipeg: *MOA . .
Seattle-Minneapolis: STO . .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',183,90,'0d15085fc1e54bba2be1d18a91d06b3f','seats 2
options
first 0
turn 0
phase turn
company -
so-far
idle 0
calm 0
last-turns -1
scored 2
ending -
points 25 25
flights-0 N10 S1 W14
flights-1 N12 S10 S11
flight-pile S3 C11 E10
flight-discards N2 N4 N5 N7 N9 N14 S5 S6 S8 S13 C1 C2 C4 C6 C7 C9 C12 C14 E2 E3 E5 E7 E8 E12 E13 W1 W3 W4 W6 W8 W9 W11 W13
flights-removed
flights-age
hand-0
hand-1 HIT:1
known-0
known-1 HIT:1
laid-0 BOI:1 ITA:2 HIT:3 PEL:3 STO:1 VEG:3 KOR:3 MOA:3 ZIP:1
laid-1 BOI:1 ITA:3 HIT:2 PEL:3 STO:3 VEG:3 KOR:4 MOA:3
laid-dummy
market ITA:1 HIT:1 KOR:1 MOA:1 ZIP:1
gone
pile BOI:5 ITA:3 HIT:5 PEL:1 STO:5 VEG:5 KOR:2 MOA:4 ZIP:6
score-cards 1
founded BOI ITA HIT PEL STO VEG KOR MOA ZIP
Calgary-Edmonton: PEL
Boise-Salt Lake City: STO
Salt Lake City-Denver: *BOI
Salt Lake City-Billings: STO .
Seattle-Boise: STO .
Boise-Billings: BOI *ITA
Calgary-Billings: *BOI PEL
Edmonton-Winnipeg: . . *PEL
Los Angeles-Las Vegas: VEG
Las Vegas-Phoenix: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Houston-Monterrey: ZIP .
San Francisco-Las Vegas: . *ZIP
Monterrey-Mexico City: . *KOR
Albuquerque-Dallas: . *HIT
San Francisco-Salt Lake City: *ZIP .
Phoenix-Monterrey: ZIP . .
Omaha-Kansas City: ITA
Kansas City-St. Louis: ITA
St. Louis-Chicago: ITA
Houston-New Orleans: ZIP
Memphis-Atlanta: KOR
Memphis-New Orleans: *MOA
Minneapolis-Chicago: *ZIP
Omaha-Chicago: ITA *KOR
Dallas-New Orleans: KOR .
Kansas City-Dallas: . *ZIP
St. Louis-Atlanta: ITA *ITA
Denver-Omaha: . *ITA
Washington-Pittsburgh: HIT
New York-Washington: MOA
Pittsburgh-New York: HIT
Washington-Charlotte: *PEL
Toronto-New York: *ITA
Chicago-Pittsburgh: HIT .
New Orleans-Atlanta: KOR .
Detroit-St. Louis: ITA .
Atlanta-Miami: ITA *HIT
Calgary-Seattle: STO PEL
Charlotte-New York: HIT .
Seattle-San Francisco: STO .
Chicago-New York: . *STO
Atlanta-Dallas: . *VEG .
Winnipeg-Calgary: PEL *BOI .
Los Angeles-Denver: VEG *PEL .
Denver-Chicago: *BOI VEG .
Miami-Washington: *ITA . .
Toronto-Winnipeg: *MOA . .
Seattle-Minneapolis: STO . .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',213,100,'c1e07addda020012256828ccefc916f4','seats 2
options
first 0
turn 0
phase turn
company -
so-far
idle 0
calm 0
last-turns -1
scored 2
ending -
points 25 25
flights-0 N10 C12 W14
flights-1 N12 E2 E10
flight-pile N2 N4 N5 N7 N9 N14 S3 S5 S6 S8 S10 S13 C1 C2 C4 C6 C7 C9 C11 C14 E3 E5 E7 E8 E12 E13 W1 W3 W4 W6 W8 W9 W11 W13
flight-discards S1 S11
flights-removed
flights-age N10:1 N12:1 E10:1 W14:1
hand-0 BOI:1
hand-1
known-0 BOI:1
known-1
laid-0 BOI:1 ITA:3 HIT:3 PEL:3 STO:2 VEG:3 KOR:3 MOA:3 ZIP:1
laid-1 BOI:1 ITA:3 HIT:4 PEL:3 STO:3 VEG:3 KOR:4 MOA:3 ZIP:1
laid-dummy
market HIT:1 PEL:1 VEG:1 KOR:1 MOA:1
gone
pile BOI:4 ITA:3 HIT:4 STO:4 VEG:4 KOR:2 MOA:4 ZIP:6
score-cards 1
founded BOI ITA HIT PEL STO VEG KOR MOA ZIP
Calgary-Edmonton: PEL
Boise-Salt Lake City: STO
Salt Lake City-Denver: *BOI
Bismarck-Minneapolis: . *STO
Salt Lake City-Billings: STO .
Seattle-Boise: STO .
Boise-Billings: BOI *ITA
Calgary-Billings: *BOI PEL
Bismarck-Denver: *ZIP .
Edmonton-Winnipeg: . . *PEL
Los Angeles-San Diego: VEG
Dallas-Houston: ZIP
Los Angeles-Las Vegas: VEG
Las Vegas-Phoenix: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Houston-Monterrey: ZIP *BOI
San Francisco-Las Vegas: . *ZIP
Monterrey-Mexico City: . *KOR
Portland-San Francisco: STO .
Albuquerque-Dallas: . *HIT
San Francisco-Salt Lake City: *ZIP STO
Phoenix-Monterrey: ZIP . .
Omaha-Kansas City: ITA
Kansas City-St. Louis: ITA
St. Louis-Chicago: ITA
Houston-New Orleans: ZIP
Memphis-Atlanta: KOR
Memphis-New Orleans: *MOA
Minneapolis-Chicago: *ZIP
Omaha-Chicago: ITA *KOR
Dallas-New Orleans: KOR .
Kansas City-Dallas: ZIP *ZIP
St. Louis-Atlanta: ITA *ITA
Denver-Omaha: . *ITA
Washington-Pittsburgh: HIT
New York-Washington: MOA
Pittsburgh-New York: HIT
Washington-Charlotte: *PEL
Toronto-New York: *ITA
Chicago-Pittsburgh: HIT .
New Orleans-Atlanta: KOR .
Detroit-St. Louis: ITA .
Atlanta-Miami: ITA *HIT
Calgary-Seattle: STO PEL
Charlotte-New York: HIT .
New York-Halifax: . *HIT
Seattle-San Francisco: STO .
Chicago-New York: . *STO
Atlanta-Dallas: . *VEG .
Winnipeg-Calgary: PEL *BOI .
Halifax-Toronto: . . *MOA
Los Angeles-Denver: VEG *PEL .
Denver-Chicago: *BOI VEG .
Miami-Washington: *ITA . .
Toronto-Winnipeg: *MOA . .
Seattle-Minneapolis: STO . .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',244,112,'c8b48065aa56af65017b6cd5d19083a4','seats 2
options
first 0
turn 0
phase fly
company -
so-far stirred
idle 0
calm 0
last-turns -1
scored 2
ending -
points 25 25
flights-0 S6 C12 W6 W14
flights-1 N9 N12 E10
flight-pile N4 N5 N7 N14 S5 S8 S13 C1 C2 C4 C6 C7 C9 C11 C14 E3 E5 E7 E8 E12 E13 W3 W4 W8 W9 W11 W13
flight-discards N2 N10 S1 S3 S10 S11 E2
flights-removed W1
flights-age N12:1 E10:1 W14:1
hand-0
hand-1 BOI:1
known-0
known-1
laid-0 BOI:2 ITA:3 HIT:4 PEL:3 STO:2 VEG:3 KOR:3 MOA:4 ZIP:1
laid-1 BOI:1 ITA:3 HIT:4 PEL:3 STO:3 VEG:4 KOR:4 MOA:3 ZIP:2
laid-dummy
market PEL:1 VEG:1 KOR:1 MOA:2
gone
pile BOI:3 ITA:3 HIT:4 STO:4 VEG:3 KOR:2 MOA:2 ZIP:5
score-cards 1
founded BOI ITA HIT PEL STO VEG KOR MOA ZIP
Calgary-Edmonton: PEL
Boise-Salt Lake City: STO
Salt Lake City-Denver: *BOI
Bismarck-Minneapolis: STO *STO
Salt Lake City-Billings: STO BOI
Seattle-Boise: STO .
Boise-Billings: BOI *ITA
Calgary-Billings: *BOI PEL
Bismarck-Denver: *ZIP .
Edmonton-Winnipeg: . . *PEL
Los Angeles-San Diego: VEG
Dallas-Houston: ZIP
Los Angeles-Las Vegas: VEG
Las Vegas-Phoenix: VEG
San Diego-Phoenix: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Houston-Monterrey: ZIP *BOI
San Francisco-Las Vegas: STO *ZIP
Monterrey-Mexico City: . *KOR
Portland-San Francisco: STO .
Albuquerque-Dallas: . *HIT
San Francisco-Salt Lake City: *ZIP STO
Denver-Dallas: *STO .
Phoenix-Monterrey: ZIP . .
Omaha-Kansas City: ITA
Kansas City-St. Louis: ITA
St. Louis-Chicago: ITA
Houston-New Orleans: ZIP
Memphis-Atlanta: KOR
Memphis-New Orleans: *MOA
Minneapolis-Chicago: *ZIP
Omaha-Chicago: ITA *KOR
Dallas-New Orleans: KOR *BOI
Kansas City-Dallas: ZIP *ZIP
St. Louis-Atlanta: ITA *ITA
Denver-Omaha: . *ITA
Denver-Kansas City: *ZIP .
Washington-Pittsburgh: HIT
New York-Washington: MOA
Pittsburgh-Detroit: HIT
Pittsburgh-New York: HIT
Washington-Charlotte: *PEL
Toronto-New York: *ITA
Chicago-Pittsburgh: HIT .
New Orleans-Atlanta: KOR .
Detroit-St. Louis: ITA .
Atlanta-Miami: ITA *HIT
Calgary-Seattle: STO PEL
Charlotte-New York: HIT *KOR
New York-Halifax: . *HIT
Seattle-San Francisco: STO .
Chicago-New York: . *STO
Atlanta-Dallas: . *VEG .
Winnipeg-Calgary: PEL *BOI .
Halifax-Toronto: . . *MOA
Los Angeles-Denver: VEG *PEL .
Denver-Chicago: *BOI VEG .
Miami-Washington: *ITA . .
Toronto-Winnipeg: *MOA . .
Seattle-Minneapolis: STO . .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',275,126,'d0c4dc9da706e3a3c2d7b4b8efe5a4a9','seats 2
options
first 0
turn 0
phase turn
company -
so-far
idle 0
calm 0
last-turns -1
scored 2
ending -
points 25 25
flights-0 C12 W8 W14
flights-1 C11 E10 E13
flight-pile N5 N7 N14 S5 S13 C1 C2 C4 C6 C7 C9 C14 E3 E5 E7 E12 W4 W9 W13
flight-discards N2 N10 S1 S3 S6 S8 S10 S11 E2 E8 W3 W6 W11
flights-removed N4 N9 N12 W1
flights-age E10:1 W14:1
hand-0 KOR:1
hand-1 KOR:1 MOA:1
known-0 KOR:1
known-1 MOA:1
laid-0 BOI:2 ITA:3 HIT:4 PEL:3 STO:2 VEG:4 KOR:3 MOA:4 ZIP:2
laid-1 BOI:2 ITA:3 HIT:5 PEL:3 STO:3 VEG:4 KOR:4 MOA:3 ZIP:2
laid-dummy
market HIT:2 PEL:1 VEG:1 MOA:1
gone
pile BOI:3 ITA:3 HIT:1 STO:4 VEG:2 KOR:1 MOA:2 ZIP:4
score-cards 1
founded BOI ITA HIT PEL STO VEG KOR MOA ZIP
Calgary-Edmonton: PEL
Boise-Salt Lake City: STO
Salt Lake City-Denver: *BOI
Bismarck-Minneapolis: STO *STO
Salt Lake City-Billings: STO BOI
Seattle-Boise: STO .
Boise-Billings: BOI *ITA
Calgary-Billings: *BOI PEL
Bismarck-Denver: *ZIP .
Edmonton-Winnipeg: . . *PEL
Los Angeles-San Diego: VEG
Dallas-Houston: ZIP
Los Angeles-Las Vegas: VEG
Las Vegas-Phoenix: VEG
San Diego-Phoenix: VEG
Albuquerque-Denver: VEG
Phoenix-Albuquerque: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Houston-Monterrey: ZIP *BOI
San Francisco-Las Vegas: STO *ZIP
Monterrey-Mexico City: . *KOR
Portland-San Francisco: STO .
Albuquerque-Dallas: . *HIT
San Francisco-Salt Lake City: *ZIP STO
Denver-Dallas: *STO .
Phoenix-Monterrey: ZIP . .
Omaha-Kansas City: ITA
Kansas City-St. Louis: ITA
St. Louis-Chicago: ITA
Houston-New Orleans: ZIP
Memphis-Atlanta: KOR
Memphis-New Orleans: *MOA
Minneapolis-Chicago: *ZIP
Memphis-Dallas: . *KOR
Omaha-Chicago: ITA *KOR
Dallas-New Orleans: KOR *BOI
Kansas City-Dallas: ZIP *ZIP
St. Louis-Atlanta: ITA *ITA
Denver-Omaha: . *ITA
Denver-Kansas City: *ZIP .
Washington-Pittsburgh: HIT
New York-Washington: MOA
Pittsburgh-Detroit: HIT
Charlotte-Atlanta: HIT
Pittsburgh-New York: HIT
Washington-Charlotte: *PEL
Toronto-New York: *ITA
Halifax-Boston: . *STO
Chicago-Pittsburgh: HIT *MOA
New Orleans-Atlanta: KOR .
Detroit-St. Louis: ITA .
Atlanta-Miami: ITA *HIT
Calgary-Seattle: STO PEL
Charlotte-New York: HIT *KOR
New York-Halifax: MOA *HIT
Seattle-San Francisco: STO .
Chicago-New York: MOA *STO
Atlanta-Dallas: HIT *VEG .
Winnipeg-Calgary: PEL *BOI .
Halifax-Toronto: . . *MOA
Los Angeles-Denver: VEG *PEL .
Denver-Chicago: *BOI VEG .
Miami-Washington: *ITA . .
Toronto-Winnipeg: *MOA . .
Seattle-Minneapolis: STO . .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',307,136,'23369a2d8f0a6237f77b578ae84312b1','seats 2
options
first 0
turn 1
phase turn
company -
so-far
idle 0
calm 0
last-turns -1
scored 2
ending -
points 25 25
flights-0 C2 C14 W14
flights-1 S13 E12 E13
flight-pile N5 N7 N14 C1 C4 C6 C7 C9 E3 E5 E7 W4 W9 W13
flight-discards N2 N10 S1 S3 S5 S6 S8 S10 S11 C11 C12 E2 E8 E10 W3 W6 W8 W11
flights-removed N4 N9 N12 W1
flights-age W14:1
hand-0 HIT:1
hand-1 ZIP:1
known-0 HIT:1
known-1 ZIP:1
laid-0 BOI:2 ITA:3 HIT:4 PEL:3 STO:2 VEG:5 KOR:4 MOA:5 ZIP:2
laid-1 BOI:2 ITA:3 HIT:5 PEL:3 STO:3 VEG:4 KOR:5 MOA:5 ZIP:2
laid-dummy
market HIT:1 PEL:1 STO:1 MOA:1 ZIP:1
gone
pile BOI:3 ITA:3 HIT:1 STO:3 VEG:2 KOR:1 ZIP:2
score-cards 1
founded BOI ITA HIT PEL STO VEG KOR MOA ZIP
Calgary-Edmonton: PEL
Boise-Salt Lake City: STO
Salt Lake City-Denver: *BOI
Bismarck-Minneapolis: STO *STO
Salt Lake City-Billings: STO BOI
Seattle-Boise: STO .
Boise-Billings: BOI *ITA
Calgary-Billings: *BOI PEL
Bismarck-Denver: *ZIP .
Edmonton-Winnipeg: . . *PEL
Los Angeles-San Diego: VEG
Dallas-Houston: ZIP
Los Angeles-Las Vegas: VEG
Las Vegas-Phoenix: VEG
San Diego-Phoenix: VEG
Albuquerque-Denver: VEG
Phoenix-Albuquerque: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Houston-Monterrey: ZIP *BOI
San Francisco-Las Vegas: STO *ZIP
Monterrey-Mexico City: . *KOR
Portland-San Francisco: STO .
Albuquerque-Dallas: VEG *HIT
San Francisco-Salt Lake City: *ZIP STO
Denver-Dallas: *STO .
Phoenix-Monterrey: ZIP *KOR .
Omaha-Kansas City: ITA
Kansas City-St. Louis: ITA
St. Louis-Chicago: ITA
Houston-New Orleans: ZIP
Memphis-Atlanta: KOR
Memphis-New Orleans: *MOA
Minneapolis-Chicago: *ZIP
Memphis-Dallas: KOR *KOR
Omaha-Chicago: ITA *KOR
Dallas-New Orleans: KOR *BOI
Kansas City-Dallas: ZIP *ZIP
St. Louis-Atlanta: ITA *ITA
Denver-Omaha: VEG *ITA
Denver-Kansas City: *ZIP .
Washington-Pittsburgh: HIT
New York-Washington: MOA
Pittsburgh-Detroit: HIT
Detroit-Toronto: HIT
Charlotte-Atlanta: HIT
Pittsburgh-New York: HIT
Washington-Charlotte: *PEL
Toronto-New York: *ITA
Halifax-Boston: . *STO
Chicago-Pittsburgh: HIT *MOA
New Orleans-Atlanta: KOR .
Detroit-St. Louis: ITA *KOR
Atlanta-Miami: ITA *HIT
Calgary-Seattle: STO PEL
San Francisco-San Diego: . *HIT
Charlotte-New York: HIT *KOR
New York-Halifax: MOA *HIT
Seattle-San Francisco: STO .
Chicago-New York: MOA *STO
Atlanta-Dallas: HIT *VEG .
Winnipeg-Calgary: PEL *BOI .
Mexico City-Houston: . *HIT .
Halifax-Toronto: . . *MOA
Los Angeles-Denver: VEG *PEL .
Denver-Chicago: *BOI VEG .
Miami-Washington: *ITA . .
Toronto-Winnipeg: *MOA . .
Houston-Miami: . *HIT .
Seattle-Minneapolis: STO . .
San Diego-Mexico City: VEG . .');
INSERT INTO "snapshots" VALUES('cc2uub7rg35k5u',338,147,'f677fc424df24b92cb621ab2a587332b','seats 2
options
first 0
turn 1
phase fly
company -
so-far stirred
idle 0
calm 0
last-turns -1
scored 2
ending -
points 25 25
flights-0 C14 W13 W14
flights-1 S13 C7 C9 E7
flight-pile N5 N7 N14 C1 C6 E3 E5 W4
flight-discards N2 N10 S1 S3 S5 S6 S8 S10 S11 C2 C4 C11 C12 E2 E8 E10 E12 E13 W3 W6 W8 W9 W11
flights-removed N4 N9 N12 W1
flights-age W14:1
hand-0 HIT:1 ZIP:1
hand-1
known-0 HIT:1 ZIP:1
known-1
laid-0 BOI:2 ITA:4 HIT:5 PEL:3 STO:2 VEG:5 KOR:4 MOA:5 ZIP:2
laid-1 BOI:2 ITA:3 HIT:5 PEL:4 STO:3 VEG:4 KOR:5 MOA:5 ZIP:4
laid-dummy
market BOI:1 STO:2 MOA:1 ZIP:1
gone
pile BOI:2 ITA:2 HIT:1 STO:2 VEG:2 KOR:1
score-cards 1
founded BOI ITA HIT PEL STO VEG KOR MOA ZIP
Calgary-Edmonton: PEL
Boise-Salt Lake City: STO
Salt Lake City-Denver: *BOI
Billings-Bismarck: . *VEG
Bismarck-Minneapolis: STO *STO
Minneapolis-Winnipeg: . *KOR
Salt Lake City-Billings: STO BOI
Seattle-Boise: STO *KOR
Boise-Billings: BOI *ITA
Calgary-Billings: *BOI PEL
Bismarck-Denver: *ZIP .
Edmonton-Winnipeg: . . *PEL
Los Angeles-San Diego: VEG
Dallas-Houston: ZIP
Los Angeles-Las Vegas: VEG
Las Vegas-Phoenix: VEG
San Diego-Phoenix: VEG
Albuquerque-Denver: VEG
Phoenix-Albuquerque: VEG
San Francisco-Los Angeles: *PEL
Las Vegas-Salt Lake City: *PEL
Houston-Monterrey: ZIP *BOI
San Francisco-Las Vegas: STO *ZIP
Monterrey-Mexico City: . *KOR
Portland-San Francisco: STO .
Albuquerque-Dallas: VEG *HIT
San Francisco-Salt Lake City: *ZIP STO
Denver-Dallas: *STO .
Phoenix-Monterrey: ZIP *KOR .
Omaha-Kansas City: ITA
Kansas City-St. Louis: ITA
St. Louis-Memphis: KOR
St. Louis-Chicago: ITA
Omaha-Minneapolis: VEG
Houston-New Orleans: ZIP
Memphis-Atlanta: KOR
Memphis-New Orleans: *MOA
Minneapolis-Chicago: *ZIP
Memphis-Dallas: KOR *KOR
Omaha-Chicago: ITA *KOR
Dallas-New Orleans: KOR *BOI
Kansas City-Dallas: ZIP *ZIP
St. Louis-Atlanta: ITA *ITA
Denver-Omaha: VEG *ITA
Denver-Kansas City: *ZIP .
Washington-Pittsburgh: HIT
New York-Washington: MOA
Pittsburgh-Detroit: HIT
Detroit-Toronto: HIT
Charlotte-Atlanta: HIT
Chicago-Detroit: MOA
Pittsburgh-New York: HIT
Washington-Charlotte: *PEL
Toronto-New York: *ITA
Halifax-Boston: . *STO
Chicago-Pittsburgh: HIT *MOA
New Orleans-Atlanta: KOR .
Detroit-St. Louis: ITA *KOR
Montreal-Halifax: MOA .
Atlanta-Miami: ITA *HIT
Calgary-Seattle: STO PEL
San Francisco-San Diego: . *HIT
Charlotte-New York: HIT *KOR
New York-Halifax: MOA *HIT
Seattle-San Francisco: STO *VEG
Chicago-New York: MOA *STO
Atlanta-Dallas: HIT *VEG .
Winnipeg-Calgary: PEL *BOI .
Mexico City-Houston: VEG *HIT .
Halifax-Toronto: . . *MOA
Los Angeles-Denver: VEG *PEL .
Denver-Chicago: *BOI VEG .
Miami-Washington: *ITA . .
Toronto-Winnipeg: *MOA . .
Houston-Miami: . *HIT .
Seattle-Minneapolis: STO . *VEG
San Diego-Mexico City: VEG . .');
INSERT INTO "snapshots" VALUES('jaja5xeghgxpq3',30,21,'05d841d54746f1ce1a793a046c711326','seats 2
limit 10
options -
first red
round 3
turn blue
actor red
phase auction
ending -
drive die blue 6 0 0
stop rolled arrived
again 0
jump -
storm -
auction saarbruecken-bremen 0 blue red,blue
works -
jam -
pile 5
reserve 34
open salzburg-koeln saarbruecken-bremen dortmund-geneve rotterdam-kassel
discarded -
event bahnverladung
drawer -
under bahnverladung
kept -
truck red nuernberg 1000 0 1 0 -
hand red bremen-milano flensburg-wien linz-nuernberg milano-innsbruck* stuttgart-geneve*
aboard red -
truck blue rotterdam 1200 0 1 0 -
hand blue graz-dortmund nuernberg-zuerich* rotterdam-stuttgart stuttgart-dortmund
aboard blue -');
INSERT INTO "snapshots" VALUES('qybsyvtvy9xgtj',29,9,'6708c13f42182bc9f1555fccec4b46f0','seats 2
options
turn B
phase building
this-turn
shown
idle 0
ending -
finished 0 0
missions frankfurt sydney
coins 3 10
stock-R 2m 2m neutral
stock-B 1m
cards-R messeturm jin-mao-tower one-canada-square
cards-B flatiron-building chrysler-building woolworth-building
discards
. . - .
. - - .
. - B -
- - - -
- - - -
- BR - .
- R . .
. R . .
- - - .
B RB - -
. - - .');
INSERT INTO "snapshots" VALUES('qybsyvtvy9xgtj',58,9,'251b76a699de2a4765602b02b58d69b5','seats 2
options
turn R
phase building
this-turn
shown
idle 0
ending -
finished 0 0
missions frankfurt sydney
coins 14 4
stock-R 1m
stock-B
cards-R messeturm jin-mao-tower one-canada-square
cards-B
discards flatiron-building chrysler-building woolworth-building
. . - .
. - - .
. - BRN -
- - - -
- - - -
- BR - .
- RB . .
. RN . .
BN - - .
BR RB - -
. - - .');
INSERT INTO "snapshots" VALUES('qybsyvtvy9xgtj',85,9,'b63e1bef28bd39754cd7135747391038','seats 2
options
turn R
phase building
this-turn
shown
idle 0
ending -
finished 0 0
missions frankfurt sydney
coins 10 4
stock-R 1m 4m neutral
stock-B
cards-R
cards-B
discards flatiron-building chrysler-building woolworth-building messeturm jin-mao-tower one-canada-square
. . - .
. - - .
. - BRNR -
- - - -
- R - -
- BR - .
B RB . .
. RN . .
BN - - .
BR RB - -
. - - .');
INSERT INTO "snapshots" VALUES('qybsyvtvy9xgtj',115,9,'a4711949b93e4b9300fcdb7ed224b871','seats 2
options
turn B
phase building
this-turn
shown
idle 0
ending -
finished 0 0
missions frankfurt sydney
coins 3 6
stock-R 1m 1m 2m 6m neutral neutral
stock-B 2m 6m
cards-R
cards-B
discards flatiron-building chrysler-building woolworth-building messeturm jin-mao-tower one-canada-square
. . - .
. - - .
. RB BRNR -
- - - -
- RN - -
- BR B .
BR RB . .
. RN . .
BN - - .
BR RBR - -
. - - .');
INSERT INTO "snapshots" VALUES('qybsyvtvy9xgtj',142,9,'4a3dbe3e96decb4476483f3226839c6b','seats 2
options
turn R
phase building
this-turn
shown
idle 0
ending -
finished 0 0
missions frankfurt sydney
coins 25 5
stock-R
stock-B 1m 2m
cards-R
cards-B
discards flatiron-building chrysler-building woolworth-building messeturm jin-mao-tower one-canada-square
. . - .
. B RB .
. RB BRNR R
- - - -
- RN - -
- BR BR .
BRNR RB . .
. RN . .
BN - - .
BR RBRBN - -
. - - .');
INSERT INTO "snapshots" VALUES('qybsyvtvy9xgtj',170,9,'924b60f24654d03f7440c74119f2c675','seats 2
options
turn R
phase building
this-turn
shown
idle 2
ending -
finished 0 0
missions frankfurt sydney
coins 20 5
stock-R 4m penthouse penthouse penthouse
stock-B 4m penthouse
cards-R
cards-B
discards flatiron-building chrysler-building woolworth-building messeturm jin-mao-tower one-canada-square
. . - .
. B RB .
. RB BRNR RB
- BR - -
- RNR - -
- BR BR .
BRNR RBR . .
. RN . .
BN - - .
BR RBRBN - -
. - - .');
INSERT INTO "snapshots" VALUES('qybsyvtvy9xgtj',202,12,'6b3c7ebe64f0f5083a129eaab1ee3706','seats 2
options
turn R
phase building
this-turn built
shown
idle 0
ending -
finished 0 0
missions frankfurt sydney
coins 20 11
stock-R 6m penthouse
stock-B
cards-R
cards-B flatiron-building us-bank-tower
discards flatiron-building us-bank-tower chrysler-building woolworth-building messeturm jin-mao-tower one-canada-square
. . - .
. B RB .
. RBRBR BRNRB RB
- BR - -
- RNR RB -
- BR BR .
BRNR RBRbR . .
. RNr . .
BN - - .
BR RBRBN - -
. - - .');
INSERT INTO "snapshots" VALUES('qybsyvtvy9xgtj',232,13,'bb9cbee5a8efadabc7f900698d40e2dc','seats 2
options
turn B
phase building
this-turn built
shown tomorrow-square us-bank-tower
idle 0
ending -
finished 1 0
missions frankfurt sydney
coins 24 21
stock-R skyline
stock-B
cards-R
cards-B flatiron-building
discards flatiron-building tomorrow-square us-bank-tower us-bank-tower chrysler-building woolworth-building messeturm jin-mao-tower one-canada-square
. . - .
. B RB .
. RBRBR BRNRB RB
- BRB - -
- RNRBR RB -
- BRB BR .
BRNR RBRbR . .
. RNrR . .
BN - - .
BR RBRBN - -
. - - .');
INSERT INTO "snapshots" VALUES('v4mesksww9tmkp',31,24,'331bccc0cd6bf1726fa27cc1de6f7776','seats 2
limit 10
options -
first blue
round 5
turn blue
actor blue
phase drive
ending -
drive die blue 5 0 0
stop rolled
again 0
jump -
storm -
auction - 0 - -
works dortmund-kassel-2
jam -
pile 7
reserve 34
open innsbruck-hamburg flensburg-rotterdam basel-flensburg hamburg-saarbruecken
discarded -
event diebe
drawer -
under stau-frankfurt dokumente diebe
kept -
truck red salzburg-trieste-3 1000 2 0 0 -
hand red nuernberg-salzburg salzburg-graz* stuttgart-geneve
aboard red trieste-muenchen
truck blue stuttgart-basel-2 1000 2 0 0 -
hand blue dortmund-geneve hannover-saarbruecken saarbruecken-bruxelles
aboard blue -');
INSERT INTO "snapshots" VALUES('v4mesksww9tmkp',61,43,'4d139764f38cb977434cb9a99f1885d1','seats 2
limit 10
options -
first blue
round 10
turn red
actor red
phase drive
ending -
drive die red 3 0 0
stop rolled
again 0
jump -
storm -
auction - 0 - -
works berlin-nuernberg-6
jam rotterdam-dortmund-1
pile 7
reserve 33
open innsbruck-hamburg flensburg-rotterdam basel-flensburg hamburg-saarbruecken
discarded trieste-muenchen
event stau-unfall
drawer -
under stau-frankfurt dokumente diebe pannenhilfe radarfalle beifahrer kundenservice stau-muenchen
kept sonderauftrag-flensburg:blue stau-unfall:blue
truck red nuernberg 1900 2 1 0 -
hand red bremen-basel salzburg-graz* stuttgart-geneve
aboard red nuernberg-salzburg
truck blue stuttgart-nuernberg-1 500 2 0 0 -
hand blue dortmund-geneve hannover-saarbruecken
aboard blue saarbruecken-bruxelles');
CREATE TABLE steps (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	draws TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	turn INTEGER NOT NULL, 
	asked TEXT, at BIGINT, 
	PRIMARY KEY (table_id, version), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',0,-1,'["setup"]','[2]','0d58d542ef195a701013dcd8a7af662d',2,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',1,2,'["start","c3"]','[]','2f9d912f09c8ee61377d29f9b2ae2328',0,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',2,0,'["start","a4"]','[]','d7844b4da3989004e92960ef04813681',1,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',3,1,'["start","f7"]','[]','538712df14e9d2e98542a300ca03f8c9',2,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',4,1,'["undo",2]','[]','a1736eb65d8323a40f3320e1b6371ab1',1,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',5,1,'["start","e9"]','[]','e1e161058679fa266ce72105d4907afe',2,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',6,2,'["fly","c3","f3"]','[]','a040bda897c44cc5e75768b5c543b47c',0,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',7,0,'["fly","a4","a7"]','[]','cdbb143ae47316edc5023ff94f10e87c',1,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',8,1,'["fly","e9","c9"]','[]','0bd3dc5b9e30e58efb02b1173e7e7d37',2,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',9,2,'["fly","f3","i3"]','[]','c0b525f506b36d7909e0f09eb062328c',0,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',10,0,'["fly","a7","a5"]','[]','344f45ddaa6228d7a31e5b75b45538a2',1,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',11,1,'["fly","c9","f9"]','[]','48f9720843e6038411f9425c73078a13',2,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',12,2,'["fly","i3","i5"]','[]','f771c98c467f37b39ae6e1e907eabc47',0,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',13,0,'["fly","a5","a9"]','[]','96c17aa779fdbf1c68cca424539b8dff',1,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',14,1,'["fly","f9","g9"]','[]','f0acc47e229c6fbda08f6cacfab72ce0',2,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',15,2,'["fly","i5","i9"]','[]','ba53dc1868450699887f02b3ae9d4bf0',0,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',16,0,'["fly","a9","a6"]','[]','d53f521c22de9a51195987955f7dd83a',1,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',17,1,'["fly","g9","g6"]','[]','ec461f9acf30d681855333b0005cce20',2,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',18,2,'["fly","i9","i6"]','[]','4b120e5a2f884641ae5a775b0e7376c9',0,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',19,0,'["fly","a6","a2"]','[]','8f670f74fecc60b1d54fa6379a645585',1,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',20,1,'["fly","g6","g8"]','[]','e005b696f25db82827116fea010f0c21',2,NULL,1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',21,2,'["fly","i6","i2"]','[]','507572196a2ae647067ee56884af6f64',0,'ask-914',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',22,0,'["fly","a2","e2"]','[]','f1d8447d4810876892f4304338ac3b41',1,'ask-915',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',23,1,'["fly","g8","c8"]','[]','b513c90d50d4fdddc7a268a0dcb48ab0',2,'ask-916',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',24,2,'["fly","i2","f2"]','[]','873551da20ab8bab2d9afb2adf1d9f3d',0,'ask-917',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',25,0,'["fly","e2","c2"]','[]','805ea92bf18c8b6cacd88a88129bc2e2',1,'ask-918',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',26,1,'["fly","c8","e8"]','[]','78b04ca80f1e31db5016a4abaf01a355',2,'ask-919',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',27,2,'["fly","f2","h2"]','[]','84c66757fd2fb53c816745fd8a0e4068',0,'ask-920',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',28,0,'["fly","c2","c6"]','[]','3f8ea4156d94a3249f6ccbc68324d3f9',1,'ask-921',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',29,1,'["fly","e8","a8"]','[]','15c5920f8c0fd48af84659aba6868c84',2,'ask-922',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',30,2,'["fly","h2","h5"]','[]','042c33412cc0068b78186fc7478bf8de',0,'ask-923',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',31,0,'["fly","c6","c5"]','[]','4e855da83b90857a752277d70854d79f',1,'ask-924',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',32,1,'["fly","a8","b8"]','[]','48297a5723112307ffa2f5484b35c18c',2,'ask-925',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',33,2,'["fly","h5","h7"]','[]','558542177402f6981e5a88ff8cee808f',0,'ask-926',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',34,0,'["fly","c5","c1"]','[]','38a29edb296b6d7379ea8a260ca7d1b3',1,'ask-927',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',35,1,'["fly","b8","b6"]','[]','26059228591486c5afb164bbf5448078',2,'ask-928',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',36,2,'["fly","h7","e7"]','[]','d786304ed70d4a8601cc4cc65ae6151b',0,'ask-929',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',37,0,'["fly","c1","g1"]','[]','03f96dc88168f36358e6bcdfdc0c5a10',1,'ask-930',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',38,1,'["fly","b6","b7"]','[]','c4229924e1db6476b56ab09a7ca3936c',2,'ask-931',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',39,2,'["fly","e7","c7"]','[]','e4c9437cfd75476ac45258d6d54d4495',0,'ask-932',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',40,0,'["fly","g1","d1"]','[]','f98af71e471220646f8556c5a293464c',1,'ask-933',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',41,1,'["fly","b7","b4"]','[]','ffdf9014c812f197b2fe4e8006f07115',2,'ask-934',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',42,2,'["fly","c7","f7"]','[]','af03092a964726e6a51cb6c1059bbd54',0,'ask-935',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',43,0,'["fly","d1","b1"]','[]','a28a3a556f753dd722f4ad051e17fb43',1,'ask-936',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',44,1,'["fly","b4","b2"]','[]','156e7a8857a501e9eb374d9e02b4d75f',2,'ask-937',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',45,2,'["fly","f7","d7"]','[]','73f4c7a336ad042e24fb5c64f5edff2c',0,'ask-938',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',46,0,'["fly","b1","f1"]','[]','27042d38596566c8fa06c6c73a4b305c',1,'ask-939',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',47,1,'["fly","b2","d2"]','[]','8c663f2e732e907bbbc26541bdeb245a',2,'ask-940',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',48,2,'["fly","d7","g7"]','[]','da4b72ef0cd90bf539813d43e1aa70cc',0,'ask-941',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',49,0,'["fly","f1","h1"]','[]','3c0cefc59b24333575d517a15edd09c9',1,'ask-942',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',50,1,'["fly","d2","g2"]','[]','81cfeacdc41070fb6e0778ad34e52ad6',2,'ask-943',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',51,2,'["fly","g7","g4"]','[]','e56656c6adb6a65cd458b939ac4e690a',0,'ask-944',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',52,0,'["fly","h1","h4"]','[]','4154be3b5418239c83827edb94436ad0',1,'ask-945',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',53,1,'["fly","g2","g3"]','[]','5315219482f3236297343799a9436ca6',2,'ask-946',1794798600);
INSERT INTO "steps" VALUES('2w4jmfu4t3ppbb',54,2,'["fly","g4","g5"]','[]','2d779fb6733f1bb2d70db30fea6121e1',-1,'ask-947',1794798600);
INSERT INTO "steps" VALUES('6tg6a54nk86244',0,-1,'["setup"]','[1]','1d79e3afa26e52180ec8390a88ee598c',1,NULL,1794798598);
INSERT INTO "steps" VALUES('6tg6a54nk86244',1,1,'["start","a4"]','[]','6d22169bdbded1382be9292379aa4bf3',2,'ask-521',1794798598);
INSERT INTO "steps" VALUES('6tg6a54nk86244',2,2,'["start","f3"]','[]','9ae6b09bc7872fecadd6917acb5c8344',0,'ask-522',1794798598);
INSERT INTO "steps" VALUES('6tg6a54nk86244',3,0,'["start","h8"]','[]','92cedf60023996be22ca9399a00d1c8a',1,'ask-523',1794798598);
INSERT INTO "steps" VALUES('6tg6a54nk86244',4,1,'["fly","a4","a1"]','[]','18a3cbc7da7f9e288aaf1112c3475bc2',2,'ask-524',1794798598);
INSERT INTO "steps" VALUES('6tg6a54nk86244',5,2,'["fly","f3","c3"]','[]','701c0135197fd7e32bd70025c43e1e97',0,'ask-525',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',6,0,'["fly","h8","d8"]','[]','abd8af9c5bd1971440f4ed46638c1117',1,'ask-526',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',7,1,'["fly","a1","d1"]','[]','ecacaf3bda6ede7358b9c17dcebbd6f1',2,'ask-527',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',8,2,'["fly","c3","c7"]','[]','49edf8c92ac5c7f473561976685c7224',0,'ask-528',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',9,0,'["fly","d8","c8"]','[]','ad54038418832d75b818056a2fb5ae0a',1,'ask-529',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',10,1,'["fly","d1","b1"]','[]','2c9008cc1a877ec00b48eeb2b119fb81',2,'ask-530',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',11,2,'["fly","c7","c5"]','[]','8682bf2eba922d7f36cde3b8d08843cd',0,'ask-531',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',12,0,'["fly","c8","c6"]','[]','72252dda94c5320e54f1246d88b2e600',1,'ask-532',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',13,1,'["fly","b1","e1"]','[]','d338367247878e5f0697ab9360163ac1',2,'ask-533',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',14,2,'["fly","c5","c1"]','[]','8dd1b9de54bcb86152d9191853b46fd6',0,'ask-534',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',15,0,'["fly","c6","c2"]','[]','7cb2b6ec3c09609f1d0765cc5da59e27',1,'ask-535',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',16,1,'["fly","e1","g1"]','[]','b199dadf5942c3e1dd9520ee20c94bff',2,'ask-536',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',17,2,'["fly","c1","f1"]','[]','5de55529157f6167fa78ab9757384890',0,'ask-537',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',18,0,'["fly","c2","e2"]','[]','57793e16d0ab2b15bcfe43de4111a8ab',1,'ask-538',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',19,1,'["fly","g1","g4"]','[]','4d20e769933d36459a7f8d22215f8219',2,'ask-539',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',20,2,'["fly","f1","i1"]','[]','8afd8369e37753eca7102fc93a597862',0,'ask-540',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',21,0,'["fly","e2","h2"]','[]','d38a0159c2ae20c44e282ee1e662a230',1,'ask-541',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',22,1,'["fly","g4","g3"]','[]','9b47284c5763095cedf09db39ce2665f',2,'ask-542',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',23,2,'["fly","i1","i5"]','[]','0967d71ffb3d9a850030a9701709151b',0,'ask-543',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',24,0,'["fly","h2","h4"]','[]','6c746123f484b4495942faad7d706db9',1,'ask-544',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',25,1,'["fly","g3","g5"]','[]','d7394cd51eeb72b53b172edf68a0442f',2,'ask-545',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',26,2,'["fly","i5","i3"]','[]','fe53fceaf7fbc5963f3c0c2b4a1ae4c3',0,'ask-546',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',27,0,'["fly","h4","h1"]','[]','ff3897c8a44e3ac571bc9f867411939e',1,'ask-547',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',28,1,'["fly","g5","g7"]','[]','5bf37446e88a0732143a2de816aceb9b',2,'ask-548',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',29,2,'["fly","i3","i4"]','[]','ce8fcf582f4c590e0fe08029d07ba543',0,'ask-549',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',30,0,'["fly","h1","h3"]','[]','b4e8d84c84daaf7729eea01dda88fde1',1,'ask-550',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',31,1,'["fly","g7","d7"]','[]','541d8a332ac1329840941a6d0fb40dae',2,'ask-551',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',32,2,'["fly","i4","i2"]','[]','7c6435f35f851a16206e19381af43136',0,'ask-552',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',33,0,'["fly","h3","e3"]','[]','c59ae528022fa8c6af939e07bbe161ff',1,'ask-553',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',34,1,'["fly","d7","b7"]','[]','8b70be1a19811e99094f7252513bbb3c',2,'ask-554',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',35,2,'["fly","i2","f2"]','[]','4ac9103469f4fdbcde1cdba8d4e7c6f1',0,'ask-555',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',36,0,'["fly","e3","b3"]','[]','395d136cdcf664eefd37941c15f6dc46',1,'ask-556',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',37,1,'["fly","b7","b5"]','[]','2f7b449d7ced17acd494130800db5654',2,'ask-557',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',38,2,'["fly","f2","g2"]','[]','aa2442f1cfef08a3bff5353d40facf06',0,'ask-558',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',39,0,'["fly","b3","b4"]','[]','0a041734f60140226e700e0827a71b02',1,'ask-559',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',40,1,'["fly","b5","b8"]','[]','3ed4345da3af695809243ceab340c231',2,'ask-560',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',41,2,'["fly","g2","g6"]','[]','2a1e308bf7541b0d2c64c2111e4bce2f',0,'ask-561',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',42,0,'["fly","b4","b2"]','[]','1f5912349eaa81f4929e2de53fa4ca6d',1,'ask-562',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',43,1,'["fly","b8","b6"]','[]','2cec012305695b2b43870573d8577c13',2,'ask-563',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',44,2,'["fly","g6","g9"]','[]','2145f4835cb827d776d5b8078105567c',0,'ask-564',1794798599);
INSERT INTO "steps" VALUES('6tg6a54nk86244',45,0,'["fly","b2","a2"]','[]','43f242613e8d45535f0bdfa6f67db8f4',1,'ask-565',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',0,-1,'["setup"]','[2]','2f356be32c76a5d8024d6ea0e1ec2c14',2,NULL,1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',1,2,'["start","c3"]','[]','405e257c9ddd17ce6c0972f46df13518',0,'ask-567',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',2,0,'["start","a4"]','[]','fc83e9e5d9bab6a316deabfc42ad7f02',1,'ask-568',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',3,1,'["start","f7"]','[]','a7bd7dbe4c6ba218837cfface3774409',2,'ask-569',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',4,1,'["undo",2]','[]','5093ce14fe6753a19f678fd95ad6d6e4',1,'ask-570',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',5,1,'["start","e9"]','[]','e428bc59f4026dbceabc31718be192ec',2,'ask-571',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',6,2,'["fly","c3","f3"]','[]','4d58ee3957b304820487a10666dbb492',0,'ask-572',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',7,0,'["fly","a4","a7"]','[]','55adb13182f75f960c3f0b0d9db981a8',1,'ask-573',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',8,1,'["fly","e9","c9"]','[]','bfca91c44d9597c586101457a83668a0',2,'ask-574',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',9,2,'["fly","f3","i3"]','[]','eba78d9da6dbfb79deb8353aa09977db',0,'ask-575',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',10,0,'["fly","a7","a5"]','[]','74c1c09e6dd5f057fbf5c13979230d63',1,'ask-576',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',11,1,'["fly","c9","f9"]','[]','6a727c277d5a0bca1c8121d51ce7c349',2,'ask-577',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',12,2,'["fly","i3","i5"]','[]','b6cfff04e746bd5f61a8ef6e7af10b59',0,'ask-578',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',13,0,'["fly","a5","a9"]','[]','d8946dfc723bd10ab2d11d49102621e4',1,'ask-579',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',14,1,'["fly","f9","g9"]','[]','4774ae889121f921c936b46ac67ddfc4',2,'ask-580',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',15,2,'["fly","i5","i9"]','[]','3c2f7e470d483b852de113d787c81f53',0,'ask-581',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',16,0,'["fly","a9","a6"]','[]','6aea093dce6b645ddcdde53b4114355a',1,'ask-582',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',17,1,'["fly","g9","g6"]','[]','33e0f040993fce2ef2862743dbfb94cb',2,'ask-583',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',18,2,'["fly","i9","i6"]','[]','54526d56cc869fa7ee1b45e2f20af8c4',0,'ask-584',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',19,0,'["fly","a6","a2"]','[]','9ae7946936dddc09e980786871966c8d',1,'ask-585',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',20,1,'["fly","g6","g8"]','[]','9f1c47cdb0e86476042e84c1a7567318',2,'ask-586',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',21,2,'["fly","i6","i2"]','[]','30480f66d5192e13afb57efa456459c6',0,'ask-587',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',22,0,'["fly","a2","e2"]','[]','98cb63a5bd36ae072df082ac4c726a97',1,'ask-588',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',23,1,'["fly","g8","g5"]','[]','5ef5ebe23d16b62cde8702daa7e18124',2,'ask-589',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',24,2,'["fly","i2","i4"]','[]','ad74510b403234ef4a3b942dd2b0a1d2',0,'ask-590',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',25,0,'["fly","e2","c2"]','[]','48c787c1d7a2ccbcb92af3f16af789f7',1,'ask-591',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',26,1,'["fly","g5","g2"]','[]','5f7a663b09d56aaf89c66d94d13529ec',2,'ask-592',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',27,2,'["fly","i4","i1"]','[]','d32706433f4e1b2df113fa9b743056b3',0,'ask-593',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',28,0,'["fly","c2","c6"]','[]','77bd3024ca9525c7f54002ecf64fbd99',1,'ask-594',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',29,1,'["fly","g2","g4"]','[]','27a181f34ffb8fba5e59b2dc735a0e2a',2,'ask-595',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',30,2,'["fly","i1","e1"]','[]','1e3220955519eb365c730c894a951867',0,'ask-596',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',31,0,'["fly","c6","c8"]','[]','5435adeccb21e21e1668f75f0654f68f',1,'ask-597',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',32,1,'["fly","g4","g1"]','[]','b7e528cf8a4848c1574620aa68e74d76',2,'ask-598',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',33,2,'["fly","e1","b1"]','[]','9e794f8ff13841d2af4a8ef32857a4a9',0,'ask-599',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',34,0,'["fly","c8","e8"]','[]','b033f50e1b12e804a03562370f377c1e',1,'ask-600',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',35,1,'["fly","g1","c1"]','[]','81f864da1950eb71f507155d803c75b8',2,'ask-601',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',36,2,'["fly","b1","b4"]','[]','f8f6c2dc25e242978326f9ded33a8054',0,'ask-602',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',37,0,'["fly","e8","b8"]','[]','e865b85e47859fe52324d7a4beaaac2a',1,'ask-603',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',38,1,'["fly","c1","c5"]','[]','394c7d69d2c2bc787ac7629f929d59cc',2,'ask-604',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',39,2,'["fly","b4","b7"]','[]','ad8b9576fe21676b811d4e123ad2edf2',0,'ask-605',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',40,0,'["fly","b8","f8"]','[]','93402e0963ab237e94dfe5311c2040fc',1,'ask-606',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',41,1,'["fly","c5","c7"]','[]','c6245bb83a19e08c3743b8792ab0c72b',2,'ask-607',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',42,2,'["fly","b7","b5"]','[]','fcc0ad79f93622bc930b3293505365b3',0,'ask-608',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',43,0,'["fly","f8","h8"]','[]','e8bdf10c388106d268b90080af23da22',1,'ask-609',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',44,1,'["fly","c7","d7"]','[]','00a7120b0136b84a52f8a4522e8a3f89',2,'ask-610',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',45,2,'["fly","b5","b9"]','[]','818ec31b44468f0a60dcf81d50cf63aa',0,'ask-611',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',46,0,'["fly","h8","h6"]','[]','a5e96c1ef2c84cf610f8d43652ebaa9c',1,'ask-612',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',47,1,'["fly","d7","h7"]','[]','25e15ff0df3b21ef6f1d2d8e324f9d4e',2,'ask-613',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',48,2,'["fly","b9","d9"]','[]','9139e89f6e48ba2c40466fa6f6f571bd',0,'ask-614',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',49,0,'["fly","h6","h2"]','[]','1e40a4641bece0366d38898e6d00480a',1,'ask-615',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',50,1,'["fly","h7","h3"]','[]','8e3b94a55b1df52de337a1e36a11baa6',2,'ask-616',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',51,2,'["fly","d9","h9"]','[]','373bc25acebbb7860c07af3820fd7b65',0,'ask-617',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',52,0,'["fly","h2","d2"]','[]','fba333b75103d007f5ccee7c08c74e9a',1,'ask-618',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',53,1,'["fly","h3","d3"]','[]','4fc24104139e379966b1dbda4fb1600c',2,'ask-619',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',54,2,'["fly","h9","h5"]','[]','f30e4f746feeb5d4240684379e460835',0,'ask-620',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',55,0,'["fly","d2","b2"]','[]','ed23efc292b343cc78d7a8e5358223dd',1,'ask-621',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',56,1,'["fly","d3","g3"]','[]','5b6359b41e7132efb2b3174f552ad054',2,'ask-622',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',57,2,'["fly","h5","h1"]','[]','1df02f0127fbece335ddfd2222cc1f95',0,'ask-623',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',58,0,'["fly","b2","b6"]','[]','b6ba727346be27ea78a20924a278c4ca',1,'ask-624',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',59,1,'["fly","g3","g7"]','[]','ee17e3268f8d381eceeda79fb08577a4',2,'ask-625',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',60,2,'["fly","h1","f1"]','[]','b2e44a8b7605fca47493f16f8ae2f228',0,'ask-626',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',61,0,'["fly","b6","b3"]','[]','cba2bec4d62b00eda421193f6cb2706e',1,'ask-627',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',62,1,'["fly","g7","e7"]','[]','647600a463dad458bc992a196587ae9b',2,'ask-628',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',63,2,'["fly","f1","f2"]','[]','5ffbbbc11f442b7698b53e9286bd32bd',0,'ask-629',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',64,0,'["fly","b3","e3"]','[]','c08a8d73fd9998ff8b0c05403f37357c',1,'ask-630',1794798599);
INSERT INTO "steps" VALUES('823wqcdxzreya6',65,1,'["fly","e7","i7"]','[]','3f6afb17f91381e1e6f03f43c4b1334a',-1,'ask-631',1794798599);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',0,-1,'["setup"]','[1,40,14,32,33,11,37,9,6,5,14,8,31,7,3,23,15,25,19,52,61,0]','0498ed1f78482a7bc27f61d4f245ef3e',0,NULL,1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',1,0,'["found","STO",2]','[]','6b02901a1675c9c13ffe79f3cff488de',0,'ask-0',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',2,0,'["fly","W9","Seattle-San Francisco","STO"]','[]','6d13a494ec6ed9d7ab5905cd60bf8f9c',0,'ask-1',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',3,0,'["take","MOA"]','[55,26]','156785d73821febe8337df427d9b2bec',1,'ask-2',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',4,1,'["found","ITA",2]','[]','c748da927a82ee45d3cd9bad0367f155',1,'ask-3',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',5,1,'["fly","E5","Atlanta-Miami","ITA"]','[]','c4ad8e6366b32026ccedffab0fea5e6c',1,'ask-4',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',6,1,'["take","PEL"]','[35,1]','2347200a6f5cfe0e8199745a0c229bf5',0,'ask-5',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',7,0,'["lay","ITA",1]','[]','c165c004e0d60878bcb35086e0e71a3d',0,'ask-6',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',8,0,'["spare"]','[]','2ee8bcc1ebfbbbfb3c33f4c283889291',1,'ask-7',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',9,1,'["lay","STO",1]','[]','7aec52fb29f0891b0055590177367cc0',1,'ask-8',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',10,1,'["sabotage","PEL"]','[]','3f0fd9859c337db38ac07825b315e864',1,'ask-9',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',11,1,'["block","San Francisco-Los Angeles",5]','[]','c507c7cbc9308e60fa4dc60fdd051c9b',0,'ask-10',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',12,0,'["found","MOA",1]','[]','3d50942698f5d4c63f96c2753af4e6a2',0,'ask-11',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',13,0,'["fly","E12","Toronto-New York","MOA"]','[]','0e071f33afdbd560f8ad1ec4abf37310',0,'ask-12',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',14,0,'["take","HIT"]','[3,14]','878d9b011484a544dee223b8bdf2c45a',1,'ask-13',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',15,1,'["found","PEL",1]','[]','e7201c2b00c7121c7cf78354e4b3f613',1,'ask-14',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',16,1,'["fly","N4","Edmonton-Winnipeg","PEL"]','[]','2a7f0737aef7954dcabcbd5fa9fe1c4b',1,'ask-15',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',17,1,'["take","MOA"]','[8,21]','a17a369c4be8134ed74b39fd30354ed2',0,'ask-16',1794798596);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',18,0,'["lay","PEL",1]','[]','14673f9370c180cdd658a4d44d99a4b8',0,'ask-17',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',19,0,'["sabotage","VEG"]','[]','6429aa323526ca2703ff6fb2dbd953cd',0,'ask-18',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',20,0,'["block","Toronto-Winnipeg",5]','[]','decf3dc817f104dd9769fe6dd7ddc38b',1,'ask-19',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',21,1,'["lay","MOA",1]','[]','6dbdf7a923e2f268d053debb00dd0c63',1,'ask-20',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',22,1,'["sabotage","ITA"]','[]','82363f0467efbf552630f9e150f930d8',1,'ask-21',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',23,1,'["block","Los Angeles-Denver",8]','[]','27ca397ac8fdb27d67cb51d55eb1bf20',0,'ask-22',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',24,0,'["found","HIT",1]','[]','03c99529105fe720fb2792605c3a7e53',0,'ask-23',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',25,0,'["fly","C6","St. Louis-Chicago","HIT"]','[]','64f328554888b790a1bc296166bb0409',0,'ask-24',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',26,0,'["blind"]','[24,2]','8818558142bf8a76c9842a857b351d8a',1,'ask-25',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',27,1,'["lay","HIT",1]','[]','df53b00b7f68f76d84854e84e827dcea',1,'ask-26',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',28,1,'["sabotage","HIT"]','[]','d459164bb8b34228056e41123f6b2ef0',1,'ask-27',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',29,1,'["block","San Francisco-Salt Lake City",5]','[]','7f198035c96a2e41fffa4cd8f8ac6ca7',0,'ask-28',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',30,0,'["found","BOI",1]','[]','48d57d807630db9f7c8c370a08cf143e',0,'ask-29',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',31,0,'["fly","N9","Boise-Salt Lake City","BOI"]','[]','778b0b43938316c8c01e3b4f912a11bf',0,'ask-30',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',32,0,'["blind"]','[60,10]','8eef39fc585cbb08f83886de4aca6f4d',1,'ask-31',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',33,1,'["expand"]','[25]','e43cac0d5bd4d598cf466f9b28abec9f',1,'ask-32',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',34,1,'["fly","E7","New Orleans-Atlanta","ITA"]','[]','588739e695593a96f81c7cf8f7c7b942',1,'ask-33',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',35,1,'["blind"]','[34]','2112b8885ee5b05d798973351f99ce37',0,'ask-34',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',36,0,'["expand"]','[6]','1b00c59ed40bd4a86d5e0e1d3aa3f813',0,'ask-35',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',37,0,'["fly","S3","San Francisco-Las Vegas","STO"]','[]','e57381dbaeddff8ddf99992e04c523e3',0,'ask-36',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',38,0,'["take","VEG"]','[48]','ced112f19778e21033b3507680aeb3bd',1,'ask-37',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',39,1,'["lay","BOI",1]','[]','dce5654365a9f9d32a3602c73b73efdb',1,'ask-38',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',40,1,'["sabotage","STO"]','[]','a7662468665aa8ef5962e2d0b7c761f8',1,'ask-39',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',41,1,'["block","Minneapolis-Chicago",5]','[]','31203858a254ef1d5b395795c8472302',0,'ask-40',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',42,0,'["found","ZIP",1]','[]','b901d7f3ad72725c02e146bec0db91b6',0,'ask-41',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',43,0,'["fly","S6","Phoenix-Monterrey","ZIP"]','[]','4d971ffffafac539bdd4838cadf1f5a4',0,'ask-42',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',44,0,'["take","BOI"]','[44,6]','95be00fcec25ce945e26854f274f3169',1,'ask-43',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',45,1,'["expand"]','[0]','e2f32bd874f89c1705bbb53ddbbf0eb6',1,'ask-44',1794798597);
INSERT INTO "steps" VALUES('8xqbqhen9pqcjw',46,1,'["fly","N2","Vancouver-Seattle","STO"]','[]','ebb592e2c9b461c58de64b7f731788f8',1,'ask-45',1794798597);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',0,-1,'["setup"]','[1,2,17,4,1,1,3,11,6]','0c9bc0c66d8f98e7441a2ad2ddeff4da',1,NULL,1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',1,1,'["build","1m","b6"]','[]','1201ed36ecfbcbffde4bd9334bc118dc',1,'ask-632',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',2,1,'["build","1m","b7"]','[]','980d39ab9b1b32624f5df65671454250',1,'ask-633',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',3,1,'["end"]','[]','0120235569485588f49fd40b61d4c589',0,'ask-634',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',4,0,'["build","1m","c3"]','[]','6e5f78d11a96c5ee4e5547bd7906e751',0,'ask-635',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',5,0,'["build","1m","d3"]','[]','89ffbc356193dbd50217525eebff05a6',0,'ask-636',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',6,0,'["build","2m","b6"]','[]','a9782123e653b392af558d7a8af1bfbf',0,'ask-637',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',7,0,'["hand-in","flatiron-building","chifley-tower","us-bank-tower"]','[]','e7f8e0bd3adb623d17125867d162b18b',0,'ask-638',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',8,0,'["invest"]','[]','5248234e593cd7a16fce2b6f08645129',0,'ask-639',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',9,0,'["end"]','[]','6cfff4bad42cf1895d6f4546e1e268da',1,'ask-640',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',10,1,'["build","2m","c3"]','[]','e414eca4e2941864587211290a32bfde',1,'ask-641',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',11,1,'["invest"]','[]','ee0a4caa0bec6571ce6d36e6d8d52657',1,'ask-642',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',12,1,'["buy","2m"]','[]','d5016d267b9ea9bff93be318fedb4b75',1,'ask-643',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',13,1,'["end"]','[]','451f67a9f30dd8a271bbfd9a98f545c1',0,'ask-644',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',14,0,'["invest"]','[]','bd5d2fa787069fa45067c485a6550b55',0,'ask-645',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',15,0,'["buy","neutral"]','[]','bf3a10a93131d65482238a63208c918a',0,'ask-646',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',16,0,'["buy","2m"]','[]','3354b57de2600c88a46261808bb2698a',0,'ask-647',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',17,0,'["buy","1m"]','[]','517691cff30b6fd8903dc1ae651f7acc',0,'ask-648',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',18,0,'["end"]','[]','afe5fad429f0620758dc59b1cfde68bf',1,'ask-649',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',19,1,'["build","2m","d3"]','[]','b80530500a471e99b727dd5a2d02449a',1,'ask-650',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',20,1,'["invest"]','[]','f0a062e392b5dc33a3c77177a3543b88',1,'ask-651',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',21,1,'["end"]','[]','8342035b68db633f3a9c318443f69824',0,'ask-652',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',22,0,'["build","1m","b10"]','[]','a8b3adc7876ab08bbbce36aee8a6cf3c',0,'ask-653',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',23,0,'["invest"]','[]','1de7714c03a42774de3a2334767d3e79',0,'ask-654',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',24,0,'["buy","neutral"]','[]','ede3424bb62b3eca79692b4a0166d2a8',0,'ask-655',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',25,0,'["end"]','[]','7fbad45bc090aafb2d802c4a5492b400',1,'ask-656',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',26,1,'["hand-in","chifley-tower","tomorrow-square","montevideo"]','[]','2d5e597c16bcbb857fd9dc3f333769e1',1,'ask-657',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',27,1,'["invest"]','[]','1e7cc24e37438d40b2fa4faec7c9c3b6',1,'ask-658',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',28,1,'["buy","2m"]','[]','7e0f6aec98ad9d52e2b86946afbc8571',1,'ask-659',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',29,1,'["buy","4m"]','[]','24eaf5f96309bfd2b232283e3f9ef889',1,'ask-660',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',30,1,'["buy","neutral"]','[]','bc68ee888b1f70fb09d0228adef9c688',1,'ask-661',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',31,1,'["buy","1m"]','[]','8b1e4eaa1520764981283b3e38106c48',1,'ask-662',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',32,1,'["end"]','[]','35316f597eec748b42bd7425e346f491',0,'ask-663',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',33,0,'["build","neutral","c3"]','[]','5b14bdf65d3e2803e986af9e4d68694b',0,'ask-664',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',34,0,'["build","neutral","b6"]','[]','990fda83fb8efd375d5d5ef6e9123c91',0,'ask-665',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',35,0,'["end"]','[]','89c7641278b71ec4317949daa2ee1132',1,'ask-666',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',36,1,'["build","2m","b10"]','[]','db40004171cfc2d95986f2022e7f29c2',1,'ask-667',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',37,1,'["build","1m","a10"]','[]','008673890279f66d18626fc3df1d2103',1,'ask-668',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',38,1,'["invest"]','[]','5dc507244dc8f1f8b4b43a832c5b9931',1,'ask-669',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',39,1,'["buy","1m"]','[]','9163d41b7631f1d0538c8a047cc24f17',1,'ask-670',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',40,1,'["buy","6m"]','[]','cc74c6a20514dc15d1f53a3699b97a3a',1,'ask-671',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',41,1,'["end"]','[]','2f2d6762f3036f3526d02bda1bc1f88a',0,'ask-672',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',42,0,'["build","2m","a10"]','[]','774633ca9c492bad7ec27d7ff9bf0498',0,'ask-673',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',43,0,'["invest"]','[]','1d6a2d4c623af2fe040302902fe1fccc',0,'ask-674',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',44,0,'["end"]','[]','37e4cf466f57c0da9791baff880c1434',1,'ask-675',1794798599);
INSERT INTO "steps" VALUES('cbduuanqmfyenk',45,1,'["build","4m","a10"]','[]','cc2831ecefa60f1cb7d870a7b90da94a',1,'ask-676',1794798599);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',0,-1,'["setup"]','[4,11,20,12,73,39,31,15,49,10,52,3,58,0,11,13,41,40,5,18,20,0]','f4a35c1199484c8d270f890dce94665a',0,NULL,1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',1,0,'["found","ZIP",1]','[]','c2f5d822a747b945a89faa42824d0bec',0,'ask-47',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',2,0,'["fly","S13","Phoenix-Monterrey","ZIP"]','[]','4ce2e9601548b48642659b6be7c8ba0b',0,'ask-48',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',3,0,'["take","PEL"]','[12,31]','f40ead631d0cda71650ae436a36d6a33',1,'ask-49',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',4,1,'["found","VEG",1]','[]','fcfb8f2604f13f0947804873dc0c36c1',1,'ask-50',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',5,1,'["undo",3]','[]','c008c6fcf9cd5f55a5ccfd826129fc1c',1,'ask-51',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',6,1,'["found","VEG",1]','[]','dddc0f6ae2b3221d7f6d4b5083067c2f',1,'ask-52',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',7,1,'["fly","S8","Los Angeles-Las Vegas","VEG"]','[]','1fdbcb503ad76d4c6ddb48c0742c458f',1,'ask-53',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',8,1,'["take","HIT"]','[20,22]','3f1c4454bd6c424e924ca6f28a782e10',0,'ask-54',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',9,0,'["found","ITA",2]','[]','6b251f1a773284e2b02f5a68d7abc008',0,'ask-55',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',10,0,'["fly","E12","Atlanta-Miami","ITA"]','[]','636fd9c2242bafe8b2017920bbb345e6',0,'ask-56',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',11,0,'["blind"]','[69,52,21]','5582f110405ae62d5affe99e4d7705ac',1,'ask-57',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',12,1,'["lay","ITA",1]','[]','e66ded37dc2ef6c54f0314fb2017229c',1,'ask-58',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',13,1,'["sabotage","PEL"]','[]','7a00f22d0edfb8225cd18fee858afee2',1,'ask-59',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',14,1,'["block","Edmonton-Winnipeg",11]','[]','e63dd794e21dffe4fbc7e7d23efca32f',0,'ask-60',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',15,0,'["found","PEL",1]','[]','2a8f45841008056b1e27dce23064cef3',0,'ask-61',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',16,0,'["fly","W6","Winnipeg-Calgary","PEL"]','[]','75497952dfba23ea244135bc492b4a79',0,'ask-62',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',17,0,'["take","VEG"]','[57,27]','4e6aaa244bf639a791df4ffa5f341176',1,'ask-63',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',18,1,'["found","MOA",1]','[]','a6f48b65a0e3a7cba8bff3d6c1bb6e07',1,'ask-64',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',19,1,'["fly","E3","New York-Washington","MOA"]','[]','36579ce8c05894215546ed47b09e9fb9',1,'ask-65',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',20,1,'["take","PEL"]','[36,26]','12ce9f5abb8a92af2d0d2bfeea7d08ad',0,'ask-66',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',21,0,'["lay","MOA",1]','[]','9ddd4c3f2a98df0968ca58821e9892e0',0,'ask-67',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',22,0,'["sabotage","PEL"]','[]','c850b3b944ea9251b2426dad22baa4f3',0,'ask-68',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',23,0,'["block","Las Vegas-Salt Lake City",5]','[]','498d5fb8d9cccb43b63b7c5601007fab',1,'ask-69',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',24,1,'["lay","PEL",1]','[]','99b0ca466fbff63ec85e27dfa84bd811',1,'ask-70',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',25,1,'["sabotage","PEL"]','[]','40e6158257a2b572165b7a37fe37901e',1,'ask-71',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',26,1,'["block","San Francisco-Los Angeles",5]','[]','5f35eeb829ba6df74fc5862d62660537',0,'ask-72',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',27,0,'["lay","VEG",1]','[]','107f3fcf99117ed1476efad68e87a2b7',0,'ask-73',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',28,0,'["sabotage","PEL"]','[]','f958983a8f240ae4c6293698ba37b479',0,'ask-74',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',29,0,'["block","Washington-Charlotte",5]','[]','e6794d2cebd3256da2181f74e1e1518d',1,'ask-75',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',30,1,'["expand"]','[3]','0571c5c14eb0487be1fdd7793e7d34a1',1,'ask-76',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',31,1,'["fly","N2","Calgary-Edmonton","PEL"]','[]','24b8be5e922589a028ea64d805e8acf3',1,'ask-77',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',32,1,'["take","MOA"]','[52]','045de4d9005f45e59f5ef310a5f38db2',0,'ask-78',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',33,0,'["expand"]','[16]','dba7fb76573a406766d5be7b65788faf',0,'ask-79',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',34,0,'["fly","C9","St. Louis-Atlanta","ITA"]','[]','86ded73134d48acc36a10b21a4d0874d',0,'ask-80',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',35,0,'["blind"]','[21]','5c197ab6fe720e1bac40abef2ae0c8bf',1,'ask-81',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',36,1,'["found","BOI",1]','[]','17bd24a7324cf350776e6ee797b093ba',1,'ask-82',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',37,1,'["fly","N9","Boise-Billings","BOI"]','[]','fecf13fe027a667812094d895e300e52',1,'ask-83',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',38,1,'["blind"]','[31,21]','bf067dc237a56611c0717c1c6dfefdf8',0,'ask-84',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',39,0,'["expand"]','[14]','e3e5b484ba4abc239f50dacbb8225494',0,'ask-85',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',40,0,'["fly","C6","St. Louis-Chicago","ITA"]','[]','65ae788c5620b19f20a73235959d18c1',0,'ask-86',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',41,0,'["take","MOA"]','[44]','6a0f5c8e4342dd961a1650ee0ddc5502',1,'ask-87',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',42,1,'["found","HIT",1]','[]','a346bf58073f188fae2c047881db4ec9',1,'ask-88',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',43,1,'["fly","E8","Chicago-Pittsburgh","HIT"]','[]','1296ebf1aa2dfa73e4c9353f693c9a82',1,'ask-89',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',44,1,'["take","VEG"]','[38,2]','d3f87fe85344240d52e08ecbc310bdf2',0,'ask-90',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',45,0,'["lay","HIT",1]','[]','87c7f30888420c74cd960736d01eaff1',0,'ask-91',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',46,0,'["sabotage","BOI"]','[]','fc24f805fad30f7ea87982dac7c8e47a',0,'ask-92',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',47,0,'["block","Denver-Chicago",5]','[]','bec8f3749085192cb1b83384c86cac3b',1,'ask-93',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',48,1,'["found","STO",1]','[]','8845c3dc808a86c73eeb1d5e82510ea3',1,'ask-94',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',49,1,'["fly","W1","Calgary-Seattle","STO"]','[]','6e9f8c9d25ec375a95be66551245b23d',1,'ask-95',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',50,1,'["take","HIT"]','[21,7]','5cd0487ffba45592f735244aa8efb51d',0,'ask-96',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',51,0,'["lay","PEL",1]','[]','5d402830820ff3800318df897427eff2',0,'ask-97',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',52,0,'["sabotage","ZIP"]','[]','5a467ecf623b58ed13fad43caf6e0e17',0,'ask-98',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',53,0,'["block","Minneapolis-Chicago",5]','[]','1e2a6ca7c7b02b26cd48233f5af92a58',1,'ask-99',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',54,1,'["expand"]','[0]','288a15d38d05cb79a004563e894a2581',1,'ask-100',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',55,1,'["fly","N4","Seattle-Boise","STO"]','[]','8ad46b26b67cfb1099ffe49993c8762a',1,'ask-101',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',56,1,'["take","PEL"]','[14]','6a4072f42da9c79bd4fb1d2d362f769e',0,'ask-102',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',57,0,'["expand"]','[23]','24b7036248b979a885eb24a781d5e7df',0,'ask-103',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',58,0,'["fly","W11","Calgary-Seattle","PEL"]','[]','c31c0e0e9ee83dcc42491fb35c16a780',0,'ask-104',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',59,0,'["take","KOR"]','[24]','59d53b5ccbe674ebdcd15ebc5363c343',1,'ask-105',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',60,1,'["lay","MOA",1]','[]','e31b3ced54156a96377a255c84c319a9',1,'ask-106',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',61,1,'["sabotage","PEL"]','[]','205d9c5ca40ca5d31044d903aee5fd01',1,'ask-107',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',62,1,'["block","Los Angeles-Denver",8]','[]','29c207dae9da24f325c8e22c3b78b535',0,'ask-108',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',63,0,'["lay","BOI",1]','[]','a76f23693e664b570b39be1bbb25eff1',0,'ask-109',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',64,0,'["sabotage","BOI"]','[]','dc3780412b58122dd11227fc70c4d917',0,'ask-110',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',65,0,'["block","Calgary-Billings",5]','[]','1a41bd8f2c79e82308cb91e6da785e19',1,'ask-111',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',66,1,'["lay","PEL",1]','[]','4f4ef38f15960b9244829cbc28a94ef1',1,'ask-112',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',67,1,'["sabotage","KOR"]','[]','0654f988601641753c61a8c79c9ddb3c',1,'ask-113',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',68,1,'["block","Omaha-Chicago",7]','[]','155c230e1ce9105a7c18acee6a9a0f1f',0,'ask-114',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',69,0,'["lay","MOA",1]','[]','c029d633e8765d8e46641ebc4c5c551f',0,'ask-115',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',70,0,'["sabotage","BOI"]','[]','bc61f24f1d6c530468537e4421e13888',0,'ask-116',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',71,0,'["block","Winnipeg-Calgary",7]','[]','8a80030d4badb42de980ee9a932b64ab',1,'ask-117',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',72,1,'["expand"]','[10]','621739e90524461f5d32c286b6637db3',1,'ask-118',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',73,1,'["fly","N7","Boise-Salt Lake City","STO"]','[]','4e289334b91be34c464660628e314fab',1,'ask-119',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',74,1,'["take","KOR"]','[48]','8e8d025769c504a0e90ee985ff5351c4',0,'ask-120',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',75,0,'["expand"]','[10]','b9a74e90fed10613460ddfcac860456a',0,'ask-121',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',76,0,'["fly","C7","Omaha-Chicago","ITA"]','[]','960a6a1fadca80a7d1ae5d4e45f54b76',0,'ask-122',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',77,0,'["take","STO"]','[10]','0f2a8b7cd6330eef5c8bd503a8de0fcd',1,'ask-123',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',78,1,'["found","KOR",2]','[]','8b0b3d0473f884392f1a814d2f903864',1,'ask-124',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',79,1,'["fly","C4","Memphis-Atlanta","KOR"]','[]','1514e27d0de5c7f35909958f63f3a567',1,'ask-125',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',80,1,'["take","ITA"]','[54,17,19]','90b0eadfc2cd9a10b1e55102dd5d3dc2',0,'ask-126',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',81,0,'["lay","STO",1]','[]','59e4daf318df8e84547d6b1e6e61fb7e',0,'ask-127',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',82,0,'["sabotage","ITA"]','[]','4a66bab8acf44646a161703a2a458ff2',0,'ask-128',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',83,0,'["block","St. Louis-Atlanta",9]','[]','f2bf26aa2fe11db413ed7e6778636cc7',1,'ask-129',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',84,1,'["lay","ITA",1]','[]','c6f10f26ac188b4e7c1348770e146fd7',1,'ask-130',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',85,1,'["sabotage","ZIP"]','[]','0f51cb7cfdb94f1c9b8601f7562b2dad',1,'ask-131',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',86,1,'["block","Kansas City-Dallas",9]','[]','aafb4d7f3630f82f016fad41713f255d',0,'ask-132',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',87,0,'["expand"]','[9]','0b4e926e830717a9ed8c123dc0eee8f8',0,'ask-133',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',88,0,'["fly","C2","Kansas City-St. Louis","ITA"]','[]','d47b7d903aaa0e5cd4ab0c0314131731',0,'ask-134',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',89,0,'["take","PEL"]','[6]','37decfdafa23083f1a424ea991247582',1,'ask-135',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',90,1,'["lay","VEG",1]','[]','311649b35613a434624779637c87a88c',1,'ask-136',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',91,1,'["sabotage","KOR"]','[]','f44b08f186086c41b297b86df2466e52',1,'ask-137',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',92,1,'["block","Monterrey-Mexico City",7]','[]','eaeafcae830e027c1a7483ef18e3ef3a',0,'ask-138',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',93,0,'["lay","PEL",1]','[]','a52db8d3e2737821a07b8220cd5eced7',0,'ask-139',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',94,0,'["sabotage","HIT"]','[]','407adfc0741854afafcc636630c1c89d',0,'ask-140',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',95,0,'["block","Atlanta-Miami",10]','[]','c96179ee4a5f2afc00525e22ea41bffe',1,'ask-141',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',96,1,'["expand"]','[13]','3cef17303461a59880e30643f5d7e6b9',1,'ask-142',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',97,1,'["fly","S5","Las Vegas-Phoenix","VEG"]','[]','e349ddde9f9548d57de2b052898198df',1,'ask-143',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',98,1,'["take","MOA"]','[17]','3493af58f1eb8f3e680ce7295c236474',0,'ask-144',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',99,0,'["lay","KOR",1]','[]','2675af5b4b4b85f1b69b61677b56ee1f',0,'ask-145',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',100,0,'["sabotage","MOA"]','[]','24773dc3fec3a45a80bdcb4578c737fd',0,'ask-146',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',101,0,'["block","Memphis-New Orleans",5]','[]','28bbbe100e6cb205d5aa3ba511158a38',1,'ask-147',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',102,1,'["expand"]','[11]','b33851c45779c8a946ff7d7edbebd6bf',1,'ask-148',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',103,1,'["fly","E7","New Orleans-Atlanta","KOR"]','[]','503b2da0fe34f4995eedcca9694db9da',1,'ask-149',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',104,1,'["take","ITA"]','[13]','06e1dda2216025876f1f207d39adcc63',0,'ask-150',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',105,0,'["expand"]','[3]','9d9ae4bc033550e9018cd8ff761d1eac',0,'ask-151',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',106,0,'["fly","N14","Calgary-Billings","PEL"]','[]','1e963bc8e42a819611291ce62008fa59',0,'ask-152',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',107,0,'["take","VEG"]','[33]','fd564167dea0412292c58ae163e968ca',1,'ask-153',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',108,1,'["expand"]','[13]','d619bbc7bcc285d445990068d8c55317',1,'ask-154',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',109,1,'["fly","W4","Los Angeles-Denver","VEG"]','[]','42676fd7ff8a7dd03a494f92ecfbc89e',1,'ask-155',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',110,1,'["take","PEL"]','[35]','2734d584b04459417ab211ff175998ba',0,'ask-156',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',111,0,'["lay","VEG",1]','[]','7e42f12e9a93f8b29dd486ad1be6784b',0,'ask-157',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',112,0,'["sabotage","ITA"]','[]','9f32fff4b5b1de5b8cfb5d254777ad41',0,'ask-158',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',113,0,'["block","Toronto-New York",5]','[]','876b5bbabf65e6835eb2bc3df387ed06',1,'ask-159',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',114,1,'["lay","ITA",1]','[]','6d572214f23babedff083665b126d62d',1,'ask-160',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',115,1,'["sabotage","HIT"]','[]','ee9ca13b314e8727e512e420a21295dc',1,'ask-161',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',116,1,'["block","Albuquerque-Dallas",9]','[]','010a1ea8daeb35c0146a320265dce4e2',0,'ask-162',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',117,0,'["expand"]','[14]','9fdaa2bb219744b7e1af51b14416c04c',0,'ask-163',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',118,0,'["fly","W13","Denver-Chicago","VEG"]','[]','651ba81eded3136d72f6ee4e7b2928c0',0,'ask-164',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',119,0,'["blind"]','[36]','dfa1a60fdbfa2e7ea52fac6f15f71dcb',1,'ask-165',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',120,1,'["lay","PEL",1]','[]','239f9fbca210d564f4463f175393c4da',1,'ask-166',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',121,1,'["sabotage","BOI"]','[]','cb63f1c4f234cfd152452ac762ee913d',1,'ask-167',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',122,1,'["block","Salt Lake City-Denver",5]','[]','e6bd55984b99ba57799abb132f5ab7a7',0,'ask-168',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',123,0,'["expand"]','[5]','8392dc5f5a5255b2ddc8d8dcaba6d4d6',0,'ask-169',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',124,0,'["fly","S6","Houston-Monterrey","ZIP"]','[]','d690948577c2a75503a099ba14494fad',0,'ask-170',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',125,0,'["blind"]','[29]','28ecb90c07e5dffb24fb4c5e5c2bf291',1,'ask-171',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',126,1,'["expand"]','[9]','f761505e114fe517ae3c36bd69d7c48f',1,'ask-172',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',127,1,'["fly","C1","Omaha-Kansas City","ITA"]','[]','71a267865fae79b3fcbf76ba2d46b590',1,'ask-173',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',128,1,'["take","KOR"]','[27]','92b36f4423b1ead146109a0d083bafe4',0,'ask-174',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',129,0,'["lay","VEG",1]','[]','2bba81edf139fb7bab42a62ebd1802f8',0,'ask-175',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',130,0,'["sabotage","ITA"]','[]','d21cfd26fc318d8d27328a56eac7387b',0,'ask-176',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',131,0,'["block","Miami-Washington",5]','[]','9bc079a1e904eb3f2c3e97f80d2fda9a',1,'ask-177',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',132,1,'["expand"]','[6]','6d00b8295b05c28fbb24d82c1c02734d',1,'ask-178',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',133,1,'["fly","E5","Detroit-St. Louis","ITA"]','[]','f5ad33d514d3a9c7722464113eb03528',1,'ask-179',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',134,1,'["take","VEG"]','[29]','98bf6a179b0a30967a464b740d1390b5',0,'ask-180',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',135,0,'["expand"]','[7]','8d9257352e12845022ba1163b43400d7',0,'ask-181',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',136,0,'["fly","C12","Houston-New Orleans","ZIP"]','[]','2ca27919f677e875daa0a3b1f2565c1b',0,'ask-182',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',137,0,'["take","HIT"]','[13]','7c40ac87bd1ef04d0f429d8fba38979c',1,'ask-183',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',138,1,'["lay","VEG",1]','[]','d3ea328d4f1b66b1628e53fbbe5542dc',1,'ask-184',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',139,1,'["sabotage","ZIP"]','[]','a8b933652a747ca9448d7bf11c00b352',1,'ask-185',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',140,1,'["block","San Francisco-Salt Lake City",5]','[]','0252a450a3dfba2c5fad821b4091a3bc',0,'ask-186',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',141,0,'["lay","HIT",1]','[]','6cdc4e9e6ead1e8cd9a5388346d5c780',0,'ask-187',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',142,0,'["spare"]','[]','c47a04dd3ad2fc9456587d535a29d470',1,'ask-188',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',143,1,'["expand"]','[5]','e6f7f2fd4229286a61f0406f83d6ac93',1,'ask-189',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',144,1,'["fly","C14","Dallas-New Orleans","KOR"]','[]','711551137f7015eb4f25a1081d45e0f8',1,'ask-190',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',145,1,'["take","KOR"]','[18]','37bafc52db07ac0d27a430720668a00e',0,'ask-191',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',146,0,'["lay","MOA",1]','[]','bdabbbc75ce7e16af1b2084ad1f8d234',0,'ask-192',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',147,0,'["sabotage","MOA"]','[]','d1b01695180a48fde19611d6dd537414',0,'ask-193',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',148,0,'["block","Toronto-Winnipeg",5]','[]','1404cd5b1a58039a92c9759dcc7a1562',1,'ask-194',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',149,1,'["expand"]','[8]','600fb2d189423f0eb1f68054d9d656d1',1,'ask-195',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',150,1,'["fly","W8","Seattle-Minneapolis","STO"]','[]','83471d0b77e296f9c13324f7264106eb',1,'ask-196',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',151,1,'["take","STO"]','[29]','7fb1b7f9a3c65e1d8a2207c038d94f9f',0,'ask-197',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',152,0,'["expand"]','[1]','78be6f3d6bef59408da5b9354fa9e3ea',0,'ask-198',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',153,0,'["fly","E2","Washington-Pittsburgh","HIT"]','[]','c0753a1ce1e5f29347c04c47cb8aaa72',0,'ask-199',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',154,0,'["take","HIT"]','[19]','c64bf5ebc929c31d61ea753b7fbcf82d',1,'ask-200',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',155,1,'["lay","HIT",1]','[]','0468997fafce0351fe2f60f497d93e12',1,'ask-201',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',156,1,'["sabotage","ZIP"]','[]','4f05b096139faaa8e7b429f04fa79c9d',1,'ask-202',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',157,1,'["block","San Francisco-Las Vegas",7]','[]','83aabd709bd2a0bc2146b206434e76d8',0,'ask-203',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',158,0,'["lay","HIT",1]','[]','dc16329a4cca9fe04c3ce1b4feeb1465',0,'ask-204',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',159,0,'["sabotage","ITA"]','[]','c121209ba6c9219149a683d602b8569f',0,'ask-205',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',160,0,'["block","Denver-Omaha",10]','[]','73b687b8dd5c7932579a8a6ea44b9680',1,'ask-206',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',161,1,'["lay","MOA",1]','[]','04fa44b14683b46ff5615a073c736cdf',1,'ask-207',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',162,1,'["sabotage","VEG"]','[]','abd75916866375a0d525e0957b633ca3',1,'ask-208',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',163,1,'["block","Atlanta-Dallas",7]','[]','5466ee297d2398819a0a8a4639e903f2',0,'ask-209',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',164,0,'["expand"]','[6]','e34fd415df585021cbaf8ba6388fcc76',0,'ask-210',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',165,0,'["fly","E13","Pittsburgh-New York","HIT"]','[]','d81a5d2a612fe19fd99e9c75618b1652',0,'ask-211',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',166,0,'["blind"]','[27]','70c9304f9a0ca5676f4efb47458afd8d',1,'ask-212',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',167,1,'["expand"]','[1]','624423abc0e11d0c32398152f1495067',1,'ask-213',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',168,1,'["fly","W9","Seattle-San Francisco","STO"]','[]','3cd0a45a40416c4dcfe6fb54c09087ff',1,'ask-214',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',169,1,'["take","STO"]','[34]','d392fb07f4648c286314a0281e5b7dd7',0,'ask-215',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',170,0,'["lay","KOR",1]','[]','9789036d84440427f82a9e3e2f937ea3',0,'ask-216',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',171,0,'["sabotage","ITA"]','[]','f301ecdf705235a9d1344df516fd971e',0,'ask-217',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',172,0,'["block","Boise-Billings",9]','[]','d37b4322150a94ce9fefc4a8fa200a7b',1,'ask-218',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',173,1,'["lay","STO",2]','[]','114139e9afd93dc1831ef383b7c23552',0,'ask-219',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',174,0,'["expand"]','[1]','d981026fade8d4dd267559f0a243260f',0,'ask-220',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',175,0,'["fly","W3","Charlotte-New York","HIT"]','[]','ef41c4da8020261cb067e0669ccf28b3',0,'ask-221',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',176,0,'["take","KOR"]','[30]','ab77d297802b3a0bf4caf9a9b5dbc709',1,'ask-222',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',177,1,'["lay","KOR",2]','[]','29ad78c1ba18ecb1cb6afa6973cc1808',0,'ask-223',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',178,0,'["lay","KOR",1]','[]','584df007d91ed6b418b2461e8617b567',0,'ask-224',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',179,0,'["sabotage","STO"]','[]','a1d2880aed7e6cce4a426062da8ae728',0,'ask-225',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',180,0,'["block","Chicago-New York",9]','[]','e419459735aec404486398739dca5f09',1,'ask-226',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',181,1,'["expand"]','[0]','c707e6c1a81220762905285c9c6960c8',1,'ask-227',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',182,1,'["fly","N5","Salt Lake City-Billings","STO"]','[]','2d4add9735c643cd46f8b8a0ea438686',1,'ask-228',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',183,1,'["take","HIT"]','[7]','0d15085fc1e54bba2be1d18a91d06b3f',0,'ask-229',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',184,0,'["expand"]','[0]','0f42dcc8472c0e198a1336ca8993d660',0,'ask-230',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',185,0,'["fly","S3","Dallas-Houston","ZIP"]','[]','3a95930ffe71ce0ed3e7fe2a647eb841',0,'ask-231',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',186,0,'["take","ITA"]','[0]','92c5db023d87c6ee47461ad964509486',1,'ask-232',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',187,1,'["lay","HIT",1]','[]','bffb806fb0d4e22244a6c42418dfc025',1,'ask-233',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',188,1,'["sabotage","MOA"]','[]','600e1d1ca6acc2f81749aa0fd1c20e0d',1,'ask-234',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',189,1,'["block","Halifax-Toronto",12]','[]','b50ce0ebba5055fc19930f9948c0823e',0,'ask-235',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',190,0,'["lay","ITA",1]','[]','abc5358f7760c9df11d739fd167684a1',0,'ask-236',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',191,0,'["sabotage","STO"]','[]','bb1e59a2d8894874f73cf9420e4560fa',0,'ask-237',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',192,0,'["block","Bismarck-Minneapolis",6]','[]','b4d0460fcfe51e9c28370cf0e56caa90',1,'ask-238',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',193,1,'["expand"]','[1]','99c7f39fd38d56ceffdfcbc671d5d1de',1,'ask-239',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',194,1,'["fly","S10","San Francisco-Salt Lake City","STO"]','[]','17516f089055926a299ea8ec38e84265',1,'ask-240',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',195,1,'["take","HIT"]','[15]','f8856238849cae4c5d17be3f86eedb81',0,'ask-241',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',196,0,'["expand"]','[0]','5f831291ee54f09df660d05f646e4585',0,'ask-242',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',197,0,'["fly","C11","Kansas City-Dallas","ZIP"]','[]','109128b94f3e96deb78211586980be11',0,'ask-243',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',198,0,'["take","BOI"]','[12]','fdba4245cd60f94cb71711e6565e13ec',1,'ask-244',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',199,1,'["lay","HIT",1]','[]','48803d127d35c4c339d9008c9820c645',1,'ask-245',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',200,1,'["sabotage","ZIP"]','[]','31f2169e78e28d17ea1b45b0dca87cac',1,'ask-246',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',201,1,'["block","Bismarck-Denver",5]','[]','2e557a956a81bc95afd85abf8805beb9',0,'ask-247',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',202,0,'["expand"]','[19]','2a068d737b3286f212508f266378c838',0,'ask-248',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',203,0,'["fly","S1","Los Angeles-San Diego","VEG"]','[]','0c914caac9a690715ac6cfd5248eb3a5',0,'ask-249',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',204,0,'["take","STO"]','[16]','3bbe844ebc6905a363f9bcdf8bcdbde8',1,'ask-250',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',205,1,'["expand"]','[20]','18e7b315ea1c9bb3aed2c36c4fb2dc91',1,'ask-251',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',206,1,'["fly","S11","Portland-San Francisco","STO"]','[]','299d1efa6758c819010e7ea149454e8d',1,'ask-252',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',207,1,'["take","ZIP"]','[9]','9f6ae3fc9304f7739fac0103b95a3b84',0,'ask-253',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',208,0,'["lay","STO",1]','[]','c1c3ac643315a84fdfd07392d6ede33f',0,'ask-254',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',209,0,'["sabotage","HIT"]','[]','1339aa80b7af914eb9aeebfafb2836c0',0,'ask-255',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',210,0,'["block","New York-Halifax",8]','[]','49826ff77760af2f6ef382374c47bf90',1,'ask-256',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',211,1,'["lay","ZIP",1]','[]','353c8f3167a9d09259a78b540463daa7',1,'ask-257',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',212,1,'["sabotage","BOI"]','[]','4433e787f149832fc5ae5222f128a7cf',1,'ask-258',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',213,1,'["block","Houston-Monterrey",6]','[]','c1e07addda020012256828ccefc916f4',0,'ask-259',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',214,0,'["lay","BOI",1]','[]','eadcff954121c4ccb99a47714622a038',0,'ask-260',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',215,0,'["spare"]','[]','320fffac7f70b0429ee0d48c10371728',1,'ask-261',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',216,1,'["expand"]','[4]','16a86f516b85fc812805fcbe20e5e3ca',1,'ask-262',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',217,1,'["fly","E2","Pittsburgh-Detroit","HIT"]','[]','c41d9f9a50374475ff2b20d82d7ff6fe',1,'ask-263',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',218,1,'["take","VEG"]','[16]','4fdd0fc7ca8893df2e49f3f00186c9a2',0,'ask-264',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',219,0,'["expand"]','[25]','c6bf2d2041ced6d4089004d4a5e323d2',0,'ask-265',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',220,0,'["fly","N10","Salt Lake City-Billings","BOI"]','[]','ef720a26193fd35a76460ff3298b60fe',0,'ask-266',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',221,0,'["blind"]','[20]','a679ecabdc5fa620300186eecf0643b4',1,'ask-267',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',222,1,'["lay","VEG",1]','[]','7a711c2945f31840465a70eab9f75905',1,'ask-268',1794798597);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',223,1,'["sabotage","BOI"]','[]','1fcc1902302ad19131d382bf1f68f25c',1,'ask-269',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',224,1,'["block","Dallas-New Orleans",7]','[]','d2562c95c0613e781d716e74fe644f3e',0,'ask-270',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',225,0,'["swap","W1"]','[7]','9eda96af81e88aeaa25085738132e170',0,'ask-271',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',226,0,'["expand"]','[8]','9f52a1d0aa6c90806bda99243bd2e350',0,'ask-272',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',227,0,'["fly","S10","San Francisco-Las Vegas","STO"]','[]','b5b2716ee63097b2742a5acbba07af9e',0,'ask-273',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',228,0,'["take","HIT"]','[25]','0a92c1f57b46e5da2864556676084d0b',1,'ask-274',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',229,1,'["expand"]','[0]','2d91f0c89df0425a57c9eb7fb6f11ef6',1,'ask-275',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',230,1,'["fly","N2","Bismarck-Minneapolis","STO"]','[]','5ae7e836d0495947db1770cce17ffdfb',1,'ask-276',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',231,1,'["blind"]','[3]','eef584a9cf2115336e68498d0a6be498',0,'ask-277',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',232,0,'["lay","HIT",1]','[]','11a1d81e91563fbbd5740539892464da',0,'ask-278',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',233,0,'["sabotage","ZIP"]','[]','a6ce4252350ed3247e37c40941c009fd',0,'ask-279',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',234,0,'["block","Denver-Kansas City",5]','[]','696f6fae96d3e24170bf7e466db76c96',1,'ask-280',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',235,1,'["expand"]','[4]','70b6188e1c967e3f3d138775785bb9dc',1,'ask-281',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',236,1,'["fly","S3","San Diego-Phoenix","VEG"]','[]','f643ba3d76d37a66fc03e8baa3d2357b',1,'ask-282',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',237,1,'["take","ZIP"]','[19]','bba80cbbddac882c1011da7afaf39eae',0,'ask-283',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',238,0,'["lay","MOA",1]','[]','86b3bbacc84e436468d72eb5ba570c6b',0,'ask-284',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',239,0,'["sabotage","STO"]','[]','7ac5ea1dd364812120006060b550c5ea',0,'ask-285',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',240,0,'["block","Denver-Dallas",5]','[]','cc395dea1052cbdc545da99a0e4ab9cb',1,'ask-286',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',241,1,'["lay","ZIP",1]','[]','fefa25f7d57e00a9c1b4f3c6ce33f5a1',1,'ask-287',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',242,1,'["sabotage","KOR"]','[]','7fa9537e4b66f2e6135d8648032f5bd1',1,'ask-288',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',243,1,'["block","Charlotte-New York",6]','[]','d386b9e83c80b8d61d1cc071655b78ea',0,'ask-289',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',244,0,'["expand"]','[23]','c8b48065aa56af65017b6cd5d19083a4',0,'ask-290',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',245,0,'["fly","W6","Chicago-New York","MOA"]','[]','9a97102af8d602683ca3035897ed1f04',0,'ask-291',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',246,0,'["take","VEG"]','[6]','40c3ff955121a069e2861dc3ec48a155',1,'ask-292',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',247,1,'["expand"]','[5]','080d0aa23b8be0c524486483d8a5cbce',1,'ask-293',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',248,1,'["fly","S8","Albuquerque-Denver","VEG"]','[]','e3cbc2d4356f2b5a517a382eb444a0d2',1,'ask-294',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',249,1,'["blind"]','[6]','c2a6af3af44caf8290ced57ecd182343',0,'ask-295',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',250,0,'["lay","VEG",1]','[]','e4c1b7a34750be7c56f6b7c850ddfb7f',0,'ask-296',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',251,0,'["sabotage","STO"]','[]','bb8c9c12dff7ddc533c0d3b7a94ddaf1',0,'ask-297',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',252,0,'["block","Halifax-Boston",6]','[]','dec8f2e87c44dc0d76354c11fddcca68',1,'ask-298',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',253,1,'["lay","BOI",1]','[]','11d6bb0ce10c0b88e223f3736a3af142',1,'ask-299',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',254,1,'["sabotage","MOA"]','[]','80bc771bdadb303ab1379701b927c3df',1,'ask-300',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',255,1,'["block","Chicago-Pittsburgh",7]','[]','5d29f55c9a34083c2dabb6d126ff74ff',0,'ask-301',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',256,0,'["expand"]','[24]','7f1d85135db8ffe1a6f7d187723ac9b9',0,'ask-302',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',257,0,'["fly","W11","New York-Halifax","MOA"]','[]','a366d6fa4bae0133bafa3bd022098111',0,'ask-303',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',258,0,'["blind"]','[21]','e6d92dbce652f421b2d4d55e5d53a3c5',1,'ask-304',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',259,1,'["lay","HIT",1]','[]','ca8e30adcee1658b0397fb357a00332e',1,'ask-305',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',260,1,'["spare"]','[]','591dfea2b1a07b6d488e3114bc46e5a3',0,'ask-306',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',261,0,'["expand"]','[22]','6d76fc69f10635325a70d3d53d898ffc',0,'ask-307',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',262,0,'["fly","S6","Phoenix-Albuquerque","VEG"]','[]','81dd9144c09d15972474ed154e5aae4b',0,'ask-308',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',263,0,'["take","KOR"]','[6]','cf57e18093fe414c372c4703b8060ae2',1,'ask-309',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',264,1,'["swap","N9"]','[19]','296aa1106be6cd1fa5d231cf7c00280d',1,'ask-310',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',265,1,'["swap","N12"]','[17]','2c372633f881c7659162c4f671aa275b',1,'ask-311',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',266,1,'["expand"]','[0]','9fa7b1bdac916529679b596161d79f1b',1,'ask-312',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',267,1,'["fly","E8","Charlotte-Atlanta","HIT"]','[]','dff37ff7f91159a1fb53c5916fbf2d92',1,'ask-313',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',268,1,'["blind"]','[14]','f133c6a181d584389e5b772f15be4f48',0,'ask-314',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',269,0,'["lay","ZIP",1]','[]','04a31adb41b6a67c3d8b653ce7e8e5d3',0,'ask-315',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',270,0,'["sabotage","KOR"]','[]','131cb2531fabfa9ce352ffe391ef5e81',0,'ask-316',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',271,0,'["block","Memphis-Dallas",6]','[]','29851e73a0a49c68570b0f60524878f2',1,'ask-317',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',272,1,'["swap","N4"]','[17]','35e08b3107baf8ea29928431a2da5fd2',1,'ask-318',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',273,1,'["expand"]','[11]','0341f7a41a141812d903e42f4f136656',1,'ask-319',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',274,1,'["fly","W3","Atlanta-Dallas","HIT"]','[]','9c55063df52eb37beb7f1abbb223ee23',1,'ask-320',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',275,1,'["take","MOA"]','[13]','d0c4dc9da706e3a3c2d7b4b8efe5a4a9',0,'ask-321',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',276,0,'["lay","KOR",1]','[]','0e186932a39ec4103d9da5ea43032ad8',0,'ask-322',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',277,0,'["sabotage","KOR"]','[]','54586fb7cd0694463db9e6c0a5ff0ed6',0,'ask-323',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',278,0,'["block","Detroit-St. Louis",9]','[]','0e0612d43db0826f2825c501ae94d556',1,'ask-324',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',279,1,'["lay","KOR",1]','[]','ad0826ed839e6c1e430b0e7a14d47c65',1,'ask-325',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',280,1,'["sabotage","HIT"]','[]','9e16d66fd9e3aad92a048061cc675871',1,'ask-326',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',281,1,'["block","Houston-Miami",9]','[]','8230e9fae81d544e7ab2a295e92c8253',0,'ask-327',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',282,0,'["expand"]','[6]','b5728812d979c2c18dc31a0cc11a5496',0,'ask-328',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',283,0,'["fly","W8","San Diego-Mexico City","VEG"]','[]','ce21dd5f61af92f9f6c3a65403051da1',0,'ask-329',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',284,0,'["take","VEG"]','[8]','4ef4db59133f906035f62b8fd2797816',1,'ask-330',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',285,1,'["lay","MOA",1]','[]','e45f03368f842ce84982a5bbf84ebe60',1,'ask-331',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',286,1,'["spare"]','[]','755465554e7ff53c27893e76b64260f6',0,'ask-332',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',287,0,'["lay","VEG",1]','[]','2160baea748a7b2e824dfb402d9c4a79',0,'ask-333',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',288,0,'["sabotage","HIT"]','[]','1927b574c18484fdb155ae0113b5f581',0,'ask-334',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',289,0,'["block","San Francisco-San Diego",6]','[]','b77e0cea6addbb8ea4ce7deeeb71878f',1,'ask-335',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',290,1,'["expand"]','[4]','02fe62185e5bbb0dc03419ca6ea7dd50',1,'ask-336',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',291,1,'["fly","E10","Detroit-Toronto","HIT"]','[]','b7e17cf67ad4c0a1e7d35dca03dbe3f1',1,'ask-337',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',292,1,'["blind"]','[14]','44f3a89983704a83fc6d282b1884b3f5',0,'ask-338',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',293,0,'["expand"]','[3]','93a72a6e0ca2db8a0b4477f6334c7d5a',0,'ask-339',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',294,0,'["fly","S5","Albuquerque-Dallas","VEG"]','[]','e3ab9869ebb64fa605348276afdaddb6',0,'ask-340',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',295,0,'["take","MOA"]','[17]','2e3362f5a671b89e25dd8cd48113806c',1,'ask-341',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',296,1,'["lay","MOA",1]','[]','351f849643b6142a74e3a8f589f30c78',1,'ask-342',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',297,1,'["sabotage","KOR"]','[]','37df03dded667581384a73c845f2e362',1,'ask-343',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',298,1,'["block","Phoenix-Monterrey",7]','[]','ec129cef586a1d0645636e2ef6ac20f6',0,'ask-344',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',299,0,'["lay","MOA",1]','[]','31fcf905db2b21d4ffe26b51f9aef946',0,'ask-345',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',300,0,'["sabotage","HIT"]','[]','5ef636386c6cb5306ec0cfb4719c8bb5',0,'ask-346',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',301,0,'["block","Mexico City-Houston",8]','[]','03e450bd13be7ab4901a19d947134c1b',1,'ask-347',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',302,1,'["expand"]','[12]','92e463df7c9663f5e7e8cd86ec8be931',1,'ask-348',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',303,1,'["fly","C11","Memphis-Dallas","KOR"]','[]','0264ea63e77a82e96a368b10078b5b7b',1,'ask-349',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',304,1,'["take","ZIP"]','[13]','85e3eb83bbf0a25d0816b03875371267',0,'ask-350',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',305,0,'["expand"]','[8]','7cc6a6459cc0c6d3bdd3b0555556bbd7',0,'ask-351',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',306,0,'["fly","C12","Denver-Omaha","VEG"]','[]','75575b72b60ff79b8e65f71dfe25a896',0,'ask-352',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',307,0,'["take","HIT"]','[13]','23369a2d8f0a6237f77b578ae84312b1',1,'ask-353',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',308,1,'["lay","ZIP",1]','[]','847d137fba1719b3175e1c735a382599',1,'ask-354',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',309,1,'["sabotage","VEG"]','[]','8e875ddc683e8fcb8dcaf2e2a8e1b1c3',1,'ask-355',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',310,1,'["block","Seattle-Minneapolis",14]','[]','8a43e5be42428556b5e716d08353665d',0,'ask-356',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',311,0,'["lay","HIT",1]','[]','bc1964179c30ff5537476fb31f86311f',0,'ask-357',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',312,0,'["sabotage","KOR"]','[]','50523d8d2e51dc7eee1b9b3dac48753e',0,'ask-358',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',313,0,'["block","Seattle-Boise",9]','[]','8bcd9652116e947acf8a72ad711b83de',1,'ask-359',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',314,1,'["expand"]','[7]','a3f684e502254e08162a9f247c9c4c5b',1,'ask-360',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',315,1,'["fly","E12","Montreal-Halifax","MOA"]','[]','38398762b97a205a90347bf93a2ea093',1,'ask-361',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',316,1,'["blind"]','[14]','d9bb452dfd0bb16f3df0a9908d5b8584',0,'ask-362',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',317,0,'["expand"]','[4]','d847a39e6107605e4bf35379b46e261f',0,'ask-363',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',318,0,'["fly","C4","Omaha-Minneapolis","VEG"]','[]','afbcd71a11260e8dddc9e74f418e571a',0,'ask-364',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',319,0,'["take","ZIP"]','[2]','58aea0058e8ac2fd5a89cd8784a1e9f6',1,'ask-365',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',320,1,'["lay","ZIP",1]','[]','d87368cac571ba416dd444fedb34851f',1,'ask-366',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',321,1,'["sabotage","VEG"]','[]','f5d293e3205d98b084f7d6e8064cdc80',1,'ask-367',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',322,1,'["block","Seattle-San Francisco",9]','[]','03dee311582017ac3b48b5927d642b43',0,'ask-368',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',323,0,'["expand"]','[11]','8ab5cda62274117c48f5ae6624624d63',0,'ask-369',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',324,0,'["fly","C2","St. Louis-Memphis","KOR"]','[]','ecdc0902f40b58082e4823bd4d36ed52',0,'ask-370',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',325,0,'["blind"]','[2]','b30ded087c8ea14491dfc5740e65c0f4',1,'ask-371',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',326,1,'["expand"]','[5]','5d73587f689a0d4ceeb9b6bf65b65c51',1,'ask-372',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',327,1,'["fly","E13","Chicago-Detroit","MOA"]','[]','b2fc86f94c9140aa25dc0e7efcb4040a',1,'ask-373',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',328,1,'["take","PEL"]','[11]','6cd66ae88d972f24af8ea0313d0b6d6d',0,'ask-374',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',329,0,'["lay","ITA",1]','[]','a798026e37f9bed9b96210c7c35b734b',0,'ask-375',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',330,0,'["sabotage","KOR"]','[]','d0b58e19ff2613df60a6499b4b33f53f',0,'ask-376',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',331,0,'["block","Minneapolis-Winnipeg",7]','[]','735aa025bdc96143027d12b30f80d5f4',1,'ask-377',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',332,1,'["lay","PEL",1]','[]','f8ce6e595b4bfb0bc8c72c9cf31606b5',1,'ask-378',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',333,1,'["sabotage","VEG"]','[]','9c5cb98057b11015cc3201d90327153d',1,'ask-379',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',334,1,'["block","Billings-Bismarck",6]','[]','95563c782ad5809b5c94f7fb0a3d3237',0,'ask-380',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',335,0,'["expand"]','[9]','c1d2e27f67fd589322fbc99843d6763a',0,'ask-381',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',336,0,'["fly","W9","Mexico City-Houston","VEG"]','[]','856128ce5044e7d64d5dfe1188305481',0,'ask-382',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',337,0,'["take","HIT"]','[7]','099e352485d372ab6fe8bc645e46b53c',1,'ask-383',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',338,1,'["expand"]','[7]','f677fc424df24b92cb621ab2a587332b',1,'ask-384',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',339,1,'["fly","E7","New Orleans-Atlanta","HIT"]','[]','39f5bd82534090d957543fbc6700c76d',1,'ask-385',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',340,1,'["blind"]','[5]','0850bb88dfd4521f1d899db09590c889',0,'ask-386',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',341,0,'["lay","HIT",1]','[]','196686f23b4d6887412b83ceeef81b72',0,'ask-387',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',342,0,'["spare"]','[]','5af60e6104ba82f0faf1cdce947cc652',1,'ask-388',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',343,1,'["swap","C9"]','[7]','cbd4b1c1658403c53a203186038d6c0f',1,'ask-389',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',344,1,'["swap","C7"]','[6]','740fe88166dade1e6c8d2a1a8ac64aaf',1,'ask-390',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',345,1,'["expand"]','[4]','282fc876ceb6baf35c4dbb32f20eba5c',1,'ask-391',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',346,1,'["fly","W4","Halifax-Toronto","MOA"]','[]','9f3bf18f2b1027d34427f7460f33910c',1,'ask-392',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',347,1,'["take","MOA"]','[3]','f128a32b9bdd1e5aa38be8ee1a38133f',0,'ask-393',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',348,0,'["lay","ZIP",1]','[]','097a9e21729517bd0d0793886a04c97e',0,'ask-394',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',349,0,'["sabotage","MOA"]','[]','d2987a972111d8a8c8d67afa3a784b83',0,'ask-395',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',350,0,'["block","Montreal-Halifax",9]','[]','d5a093efaece57dfcf45c379054e3d42',1,'ask-396',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',351,1,'["swap","C6"]','[1]','e96a9322435ef935e1061644523befd6',1,'ask-397',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',352,1,'["lay","MOA",1]','[]','0660634ae69080a8605f775e566f7328',1,'ask-398',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',353,1,'["sabotage","VEG"]','[]','df38753df9c71c2355f7157bf5c48210',1,'ask-399',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',354,1,'["block","Vancouver-Calgary",9]','[]','150ca1788c73197dd2c0a6664fca7f5c',0,'ask-400',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',355,0,'["expand"]','[1]','920df4416110ed124b24bf531e60ebc6',0,'ask-401',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',356,0,'["fly","W13","Miami-Washington","HIT"]','[]','e8ad67cf028616d45fe724ed6b676eef',0,'ask-402',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',357,0,'["take","BOI"]','[5]','cb63da5243d7dfad964566a19959491d',1,'ask-403',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',358,1,'["expand"]','[1]','82200303b90437d590c9de77bbcf2a7c',1,'ask-404',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',359,1,'["fly","E5","Toronto-Montreal","MOA"]','[]','cdb3fe88c84907639b8d3dce4a6f9c77',1,'ask-405',1794798598);
INSERT INTO "steps" VALUES('cc2uub7rg35k5u',360,1,'["blind"]','[7]','0ad208a5dd4431b6b737a609c02b7811',-1,'ask-406',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',0,-1,'["setup"]','[0]','22544ac2b2b0029246af054058f7366c',0,NULL,1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',1,0,'["place","frankfurt-stuttgart-2"]','[]','4c21ca572d62ba63214aa4eb7286e485',1,'ask-407',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',2,1,'["place","hannover-dortmund-3"]','[28,5,10,15,39,33,36,26,33,30]','e63a6f80b8933e3386a5aa11b46bddd6',0,'ask-408',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',3,0,'["roll"]','[3]','3ee07c5eb77bed60478aefeef2f89c8f',0,'ask-409',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',4,0,'["drive","nuernberg"]','[]','2767eb424f33b742fcd8c137916cfe95',0,'ask-410',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',5,0,'["call","milano-innsbruck"]','[]','1fbb96781b71a2996942ca0270ebdc7a',1,'ask-411',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',6,1,'["pass"]','[33]','37eb3f6e0d5152bccf630f0f01d07ae4',0,'ask-412',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',7,0,'["buy","large"]','[]','792507f256d9cca509c372821cfb1e7c',0,'ask-413',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',8,0,'["end"]','[]','2beacc69bc804ffcedf7b6965c9bbece',1,'ask-414',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',9,1,'["buy","large"]','[]','97cf94252359f9252d1647576fc7179c',1,'ask-415',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',10,1,'["roll"]','[4]','6d94e53d8cc8062a3dedec00de26c093',1,'ask-416',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',11,1,'["drive","rotterdam"]','[]','89eb198f2d195638748ddb00bcac391a',1,'ask-417',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',12,1,'["call","stuttgart-geneve"]','[]','b10aba38c56f95ec6cf29906de754bf0',0,'ask-418',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',13,0,'["bid",2]','[]','e08d54c90b1a26d281da9a11bd75fc54',1,'ask-419',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',14,1,'["pass"]','[8]','c6645e8293286f4b88eb24937d4dd562',1,'ask-420',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',15,1,'["end"]','[]','c53d96de9d9088e5cab080eff9ac3967',0,'ask-421',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',16,0,'["roll"]','[5]','eec6bc5be0fabe288770d97217bb185e',0,'ask-422',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',17,0,'["drive","stuttgart-basel-2","stuttgart"]','[0]','50b9db108a42a39b5b6a7f0e30f0c5d3',1,'ask-423',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',18,1,'["roll"]','[5]','53859b14fa89f72ad34b4d66d60daf37',1,'ask-424',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',19,1,'["drive","rotterdam-dortmund-1"]','[]','63ea9ca5b77793bff19e81476e51129d',0,'ask-425',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',20,0,'["roll"]','[4]','0f63be0617e5bb88a01f256c02535a8d',0,'ask-426',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',21,0,'["drive","nuernberg"]','[]','0213e542f4dd2776e4bcd7e68ed5431e',0,'ask-427',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',22,0,'["call","nuernberg-zuerich"]','[]','4719d5709287e68fa31fe59f89e164de',1,'ask-428',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',23,1,'["bid",1]','[]','c66d2e5914d6aaa7be8586240412b01b',0,'ask-429',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',24,0,'["match"]','[]','f2cd934cf4d73061a22527b91f988f27',1,'ask-430',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',25,1,'["bid",2]','[]','1dd6875a070b0c714afd4d1fec1137ab',0,'ask-431',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',26,0,'["pass"]','[29]','cbf792137e6f0d058134972782a53295',0,'ask-432',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',27,0,'["end"]','[]','d8e1f385a13a85e7adad97c86502054a',1,'ask-433',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',28,1,'["roll"]','[5]','be7aa6974cb6be1838f4c9d0185b63cb',1,'ask-434',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',29,1,'["drive","rotterdam"]','[]','8c2de3979feb334cd0aaf33bc27b2807',1,'ask-435',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',30,1,'["call","saarbruecken-bremen"]','[]','05d841d54746f1ce1a793a046c711326',0,'ask-436',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',31,0,'["bid",1]','[]','a2e6c3f3f11c5750bf873160e9ea9b8f',1,'ask-437',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',32,1,'["pass"]','[38]','cdc2d6659dc1820685be748a1eb6ef12',1,'ask-438',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',33,1,'["end"]','[]','27d2a1bcd67317b7b6e0364138f88d9a',0,'ask-439',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',34,0,'["roll"]','[4]','907ee6b2c1bc24b54b9432d870741ed5',0,'ask-440',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',35,0,'["drive","frankfurt-stuttgart-1","frankfurt"]','[24]','4e486ffc29b73878e1d8491698058a9b',1,'ask-441',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',36,1,'["roll"]','[0]','16ea0a559c2a5a496fb167efe9466373',1,'ask-442',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',37,1,'["drive","rotterdam-bruxelles-1","rotterdam"]','[]','3e22469ba3f315bb410fb2b7cc468829',1,'ask-443',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',38,1,'["works","verona-trieste-1"]','[15]','95f0bca3d0c72a5ed6329343f82bcd65',0,'ask-444',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',39,0,'["roll"]','[0]','b34f0e9a6e09a46345221cfee257b971',0,'ask-445',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',40,0,'["drive","frankfurt-stuttgart-2"]','[]','fd8cc9f8a02ac2d58cb519f385fa765a',0,'ask-446',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',41,0,'["works","stuttgart-muenchen-3"]','[]','3764674d2521ee21caf3237a4550588c',1,'ask-447',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',42,1,'["roll"]','[0]','ca1adddc6b20f5f4377e71609a18d14b',1,'ask-448',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',43,1,'["drive","rotterdam-bruxelles-2"]','[]','9e9a24d597c45956579fb2b15c5121e3',1,'ask-449',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',44,1,'["works","bremen-dortmund-1"]','[]','2aa1eb6400a048976fb5d32f3df5ec32',0,'ask-450',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',45,0,'["roll"]','[1]','104941c847872e4fb07070b5f037cd36',0,'ask-451',1794798598);
INSERT INTO "steps" VALUES('jaja5xeghgxpq3',46,0,'["drive","stuttgart"]','[]','f2d994415086a6b4eee0fdd3efdd802a',0,'ask-452',1794798598);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',0,-1,'["setup"]','[1,4,30,40,35,2,23,1,26]','3eab5810394f2b2f857c416f0e5eacd6',1,NULL,1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',1,1,'["build","1m","c3"]','[]','4f9348f340515d9dcec8cf1668d87ea6',1,'ask-678',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',2,1,'["build","1m","b6"]','[]','a5931561d964fcf01b2d5fefb2d7cc29',1,'ask-679',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',3,1,'["invest"]','[]','96600d2a69dff35da68df9c14567173d',1,'ask-680',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',4,1,'["undo",2]','[]','19254834d410a96238c6a693d154fbd0',1,'ask-681',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',5,1,'["end"]','[]','a5b4cf985c09910c0f27f14f8d698828',0,'ask-682',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',6,0,'["build","1m","b10"]','[]','5e370c98935ba1147b0291329b9f7b21',0,'ask-683',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',7,0,'["build","2m","b6"]','[]','9f43a9eb0c11d4059baaaaa90cd78a6e',0,'ask-684',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',8,0,'["build","1m","b7"]','[]','2161e0d2447422dadebc8ccdfc17b211',0,'ask-685',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',9,0,'["invest"]','[]','ede796b32314745896b01760b92bee06',0,'ask-686',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',10,0,'["end"]','[]','b613a360c46b14e53cca5944841227f4',1,'ask-687',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',11,1,'["build","2m","b10"]','[]','cb98dfd7766578b73817e5cd81455540',1,'ask-688',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',12,1,'["invest"]','[]','d7ea1777b8d2e65dbdba565c50d99821',1,'ask-689',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',13,1,'["buy","1m"]','[]','d2499b60d30ac381f45dccc47b32fc80',1,'ask-690',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',14,1,'["buy","2m"]','[]','d11dc16f0fd906578eec7f945eb3de30',1,'ask-691',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',15,1,'["end"]','[]','648f66ca892ce60a766bd4f177a8edac',0,'ask-692',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',16,0,'["invest"]','[]','c0a07f23feb6ee0288ef315e689fb2d5',0,'ask-693',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',17,0,'["buy","2m"]','[]','6faca4a03e89e732659e15e8579b8aa0',0,'ask-694',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',18,0,'["buy","neutral"]','[]','1338865ea460d604be8979c5df8da922',0,'ask-695',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',19,0,'["buy","1m"]','[]','f76124c7a296fbd24677d4b85604c134',0,'ask-696',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',20,0,'["end"]','[]','822ea24cbc05f62aa18f28f8c45291c4',1,'ask-697',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',21,1,'["build","1m","a10"]','[]','988df241646a651b39356d400dce9aa3',1,'ask-698',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',22,1,'["invest"]','[]','8e5e4877a8aeb3d7cbdf9d9dee78d345',1,'ask-699',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',23,1,'["buy","1m"]','[]','59a3e7abde2d2439fbf2e1fd2f5be418',1,'ask-700',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',24,1,'["sell","2m"]','[]','dc47f3b40fd021556366d9372d3407e6',1,'ask-701',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',25,1,'["end"]','[]','b7b5a845881929861d157f7a0aa36698',0,'ask-702',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',26,0,'["build","1m","b8"]','[]','0c91dac43be74efe26f5ad800b63ca90',0,'ask-703',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',27,0,'["invest"]','[]','db19cee9418c1549074931fc417ca9dd',0,'ask-704',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',28,0,'["buy","2m"]','[]','3e18bf5940ee44dbe1b8c582fb040cf7',0,'ask-705',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',29,0,'["end"]','[]','6708c13f42182bc9f1555fccec4b46f0',1,'ask-706',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',30,1,'["build","1m","a9"]','[]','a1b6978fb731d99967eab7cd839a9a60',1,'ask-707',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',31,1,'["invest"]','[]','e8ae1b76bef05284d860c6bad8450d02',1,'ask-708',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',32,1,'["buy","neutral"]','[]','f165191eae5633b84947524aea115d5b',1,'ask-709',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',33,1,'["buy","2m"]','[]','e39cc1e44c0fdeec6eee5319b9efb98a',1,'ask-710',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',34,1,'["end"]','[]','bc62fb148768d567c6b955fb96eb9818',0,'ask-711',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',35,0,'["build","2m","a10"]','[]','68cf34f482690aa4dabf8484e5820b02',0,'ask-712',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',36,0,'["build","2m","c3"]','[]','1cf53dd90ba5cf58e161267852b7a857',0,'ask-713',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',37,0,'["end"]','[]','81c538b2f369d503bb102cb8c773d264',1,'ask-714',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',38,1,'["build","2m","b7"]','[]','df355654153fa83742202dce22437998',1,'ask-715',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',39,1,'["invest"]','[]','4a05506a0eb619007cf1f4c021dac8b2',1,'ask-716',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',40,1,'["buy","2m"]','[]','8d36a3152b2b94b9da29ba2e64758dcd',1,'ask-717',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',41,1,'["end"]','[]','54e385c89f9aae03cd9df2e7fef18964',0,'ask-718',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',42,0,'["build","neutral","b8"]','[]','27cb491953f301bb32a4ff1602d0f559',0,'ask-719',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',43,0,'["invest"]','[]','46c29c9b97fbd6dda433d58b47a29350',0,'ask-720',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',44,0,'["buy","2m"]','[]','df41ee583303fc505960d75b28db751f',0,'ask-721',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',45,0,'["end"]','[]','fbcd11a75b1ca4c0396e500295d44a46',1,'ask-722',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',46,1,'["hand-in","flatiron-building","chrysler-building","woolworth-building"]','[]','5e30f67085857c267a5071f5bef8c3f9',1,'ask-723',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',47,1,'["build","neutral","a9"]','[]','de3c3d1c09301309ec5b014bc82d6e0b',1,'ask-724',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',48,1,'["invest"]','[]','27f2e78b1df0846583ec70af9056ab5f',1,'ask-725',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',49,1,'["buy","neutral"]','[]','4f5b9cf1db98ede7dac9a395d65c7b32',1,'ask-726',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',50,1,'["sell","2m"]','[]','c89d7e2ac466c30e33034de898b78b02',1,'ask-727',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',51,1,'["end"]','[]','6aefc04415437afe78996478d21e9e9a',0,'ask-728',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',52,0,'["invest"]','[]','ee841f41a4de322d66630a4068c50e7c',0,'ask-729',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',53,0,'["sell","2m"]','[]','3a6bbe47961ca2ed2c689a4e77b8789b',0,'ask-730',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',54,0,'["buy","1m"]','[]','0ffa0b3871ea6a5822fd55c3821b4add',0,'ask-731',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',55,0,'["end"]','[]','05ab3ff85bd47c8be40c6a8acf475363',1,'ask-732',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',56,1,'["build","neutral","c3"]','[]','669f46f0ead5e1a86da2295b1c1f2679',1,'ask-733',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',57,1,'["invest"]','[]','b0f7be854a151835c50968ccc405ad5c',1,'ask-734',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',58,1,'["end"]','[]','251b76a699de2a4765602b02b58d69b5',0,'ask-735',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',59,0,'["build","1m","b5"]','[]','f1354588b2ce8d69fe860c35e3292dff',0,'ask-736',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',60,0,'["invest"]','[]','bfa817d7f763abb41ef0c14e30515f08',0,'ask-737',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',61,0,'["buy","6m"]','[]','bbfb889420a44482dc5753c371283ffe',0,'ask-738',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',62,0,'["end"]','[]','104899758c6074f69de559c17b2065ef',1,'ask-739',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',63,1,'["invest"]','[]','96bce8dbf0346ffb9b1185702f148ac4',1,'ask-740',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',64,1,'["buy","6m"]','[]','49bf669ca8bfe37985fd327c9288a4ad',1,'ask-741',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',65,1,'["end"]','[]','cc8d464f48c75d9ce5dfd2a78bca987c',0,'ask-742',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',66,0,'["build","6m","c3"]','[]','684bb8625d27a6e4a81db5fcc9015741',0,'ask-743',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',67,0,'["invest"]','[]','757c8decd3663f1c138aafced3c05ba0',0,'ask-744',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',68,0,'["end"]','[]','296e02a5da749b34918d2107e42eca1a',1,'ask-745',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',69,1,'["invest"]','[]','3c189532e4e6d9fe247c4166a9b0a545',1,'ask-746',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',70,1,'["sell","6m"]','[]','4771e1474b546c81a70cf0c09a56bfea',1,'ask-747',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',71,1,'["buy","2m"]','[]','3cee5dd2cb953e570fd578211593dc24',1,'ask-748',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',72,1,'["buy","1m"]','[]','ce97e502f074782b3e2b7923f40b9de9',1,'ask-749',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',73,1,'["end"]','[]','84e54521e6d4fea1b1bde75c101617c6',0,'ask-750',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',74,0,'["hand-in","messeturm","jin-mao-tower","one-canada-square"]','[]','21d0733b3eae59f1008356119d005e76',0,'ask-751',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',75,0,'["invest"]','[]','6c84222aeefac264dd564f36f6ec62ed',0,'ask-752',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',76,0,'["buy","4m"]','[]','8ce42d5804d9c6310a5c6ec3f2f69b76',0,'ask-753',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',77,0,'["buy","neutral"]','[]','c33dcb16e67edc2d7a61a3e9dd0caa46',0,'ask-754',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',78,0,'["buy","1m"]','[]','ee99e5bb91b2ed7ba771df5703461eed',0,'ask-755',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',79,0,'["buy","1m"]','[]','c2db71d4329c19180b60836c92e38395',0,'ask-756',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',80,0,'["sell","1m"]','[]','e548822a6b36b1a902bde0e150593667',0,'ask-757',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',81,0,'["end"]','[]','19ac91add3fb2efbf7a4166d1335692c',1,'ask-758',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',82,1,'["build","1m","a7"]','[]','f7678e3eb1e438b317e670fd1af4c9d5',1,'ask-759',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',83,1,'["invest"]','[]','4a6b0c5ec3042ae746095d85058938c8',1,'ask-760',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',84,1,'["sell","2m"]','[]','b0be44e29cd6b7306d5e298dd87c4b26',1,'ask-761',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',85,1,'["end"]','[]','b63e1bef28bd39754cd7135747391038',0,'ask-762',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',86,0,'["build","1m","b3"]','[]','9f279da076f24e895e1683e083222aa1',0,'ask-763',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',87,0,'["invest"]','[]','357929479077093d705525fd3aa0803c',0,'ask-764',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',88,0,'["buy","neutral"]','[]','895e92a787567963dfd2922cc0411ef8',0,'ask-765',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',89,0,'["buy","2m"]','[]','ad6ca04c3b9b0f41bb02dd85be990918',0,'ask-766',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',90,0,'["end"]','[]','6060e8c0556bda3d17d228e93cd06c4d',1,'ask-767',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',91,1,'["invest"]','[]','e398fc3db3c3f9ec2c32de16eb89fd67',1,'ask-768',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',92,1,'["buy","2m"]','[]','98cda67296ada5139813f671affddb2d',1,'ask-769',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',93,1,'["buy","1m"]','[]','7982f29e955fd45f73518bcdde92ac08',1,'ask-770',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',94,1,'["buy","2m"]','[]','bb15471c4e7e6d4f2ddcab1aa32f4a0b',1,'ask-771',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',95,1,'["end"]','[]','484cd36b7b205d71a61da090d669edfb',0,'ask-772',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',96,0,'["build","4m","b10"]','[]','ee3da6705bf876c0e2a3289d559109e5',0,'ask-773',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',97,0,'["end"]','[]','6fe8ddf6963eb3517e3c3cfdca5d410b',1,'ask-774',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',98,1,'["build","1m","c6"]','[]','6f6b3d5a4ae9452557adcac5fe6fc82f',1,'ask-775',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',99,1,'["invest"]','[]','779e20f482062e87ea5d6d9df5366e27',1,'ask-776',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',100,1,'["buy","6m"]','[]','1ca2caecfcded5055404e5833df03fb4',1,'ask-777',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',101,1,'["end"]','[]','ceca547c17bd9f4b7a8a1d19d733e210',0,'ask-778',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',102,0,'["build","2m","a7"]','[]','cd78278b650b893285aa957f89860604',0,'ask-779',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',103,0,'["invest"]','[]','3fd922271616e710bc0b49363c59b0e6',0,'ask-780',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',104,0,'["buy","neutral"]','[]','74ee66338cf0edc617d191dfbddf5be5',0,'ask-781',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',105,0,'["buy","2m"]','[]','9ac1b4bc854efd9d278a13d68401f34a',0,'ask-782',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',106,0,'["end"]','[]','93ffa175f7b77b6f1a639e5364345ed1',1,'ask-783',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',107,1,'["build","2m","b3"]','[]','b11156ff9030111301081d6ef390587e',1,'ask-784',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',108,1,'["invest"]','[]','0a86b52f64e9db7c332827a640fbc0fd',1,'ask-785',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',109,1,'["end"]','[]','c19a53a10046f62aaf2d4ebec2302a48',0,'ask-786',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',110,0,'["build","neutral","b5"]','[]','5f3a717973f6f76961108d567c3445d3',0,'ask-787',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',111,0,'["invest"]','[]','4ebe2425a3625848726eb5493f81417e',0,'ask-788',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',112,0,'["buy","6m"]','[]','bf10e4408621e6388cd8580936bbd9f4',0,'ask-789',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',113,0,'["buy","1m"]','[]','0f91c83b914fcac48228c0fc2556e765',0,'ask-790',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',114,0,'["buy","1m"]','[]','2befc1c11f747ace184b86e9fb724028',0,'ask-791',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',115,0,'["end"]','[]','a4711949b93e4b9300fcdb7ed224b871',1,'ask-792',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',116,1,'["build","6m","b10"]','[]','5ce755b2f3261a0386dca763325b31ba',1,'ask-793',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',117,1,'["invest"]','[]','42d215a9da8a55ac3c3ad8df9d40e9a1',1,'ask-794',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',118,1,'["sell","2m"]','[]','34f1e83d7100482615950638f1b08f93',1,'ask-795',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',119,1,'["buy","1m"]','[]','0fb831b9d5c7311f9f8cbc46857adcc6',1,'ask-796',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',120,1,'["sell","1m"]','[]','8301bf15788de74cc8011d76d723fb4b',1,'ask-797',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',121,1,'["end"]','[]','465ec5c158255b05f843226d4a8c62c1',0,'ask-798',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',122,0,'["build","1m","d3"]','[]','06893e3c78f5621858a7bcfbc4c5597a',0,'ask-799',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',123,0,'["build","1m","c2"]','[]','df47cb6c7f06afef11b2f02af74b9d1c',0,'ask-800',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',124,0,'["build","neutral","b10"]','[]','607198f4d5ca90d84d1477861dea1e7e',0,'ask-801',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',125,0,'["build","neutral","a7"]','[]','6dac9445bc1bc8c7077d7dd51c73e2f7',0,'ask-802',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',126,0,'["end"]','[]','36a0952e8447227fb4de95ec520c03b9',1,'ask-803',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',127,1,'["invest"]','[]','971b6a2fcd40effb5d7f73626b768093',1,'ask-804',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',128,1,'["buy","1m"]','[]','4759ef0f4ceb1d241412a409ab38d3ca',1,'ask-805',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',129,1,'["end"]','[]','15967e2989b4ca035e779bf0b4b67f7a',0,'ask-806',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',130,0,'["build","2m","c6"]','[]','26d28ee048d0b87c758eeb401cfc1c47',0,'ask-807',1794798599);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',131,0,'["end"]','[]','9c72a85369462c75dec1ca6d92ec95d5',1,'ask-808',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',132,1,'["build","1m","b2"]','[]','768ffd6f95f87ac043508316430fa6e4',1,'ask-809',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',133,1,'["invest"]','[]','7757bf08c322a174acaf5a2e8bd391a6',1,'ask-810',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',134,1,'["buy","2m"]','[]','68db52711be92a0c480e4d13cf0b161a',1,'ask-811',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',135,1,'["buy","2m"]','[]','18ae3da4e24d7e886a750b990ebf015f',1,'ask-812',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',136,1,'["end"]','[]','3eaf10d8a668dd0fc0fbd71a0aefc7d5',0,'ask-813',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',137,0,'["build","6m","a7"]','[]','13b52f2c504d857ba9c9d0a8d0e14cc2',0,'ask-814',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',138,0,'["end"]','[]','85eca32e35156a692765d34d5e803026',1,'ask-815',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',139,1,'["build","2m","c2"]','[]','f34ecdb3d01432e8e291d05639b6aae6',1,'ask-816',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',140,1,'["invest"]','[]','9119e057d0b63da27f1059fec86271dc',1,'ask-817',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',141,1,'["buy","1m"]','[]','d3f990bcc12f263f0a640561874ae4f7',1,'ask-818',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',142,1,'["end"]','[]','4a3dbe3e96decb4476483f3226839c6b',0,'ask-819',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',143,0,'["invest"]','[]','30cab0b893b7a8586f024003d02b66ea',0,'ask-820',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',144,0,'["buy","2m"]','[]','a5ff0c36319b408a9714d0238e054ff7',0,'ask-821',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',145,0,'["buy","4m"]','[]','e56210a1c5160e624523fdcb68b46769',0,'ask-822',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',146,0,'["buy","penthouse"]','[]','d46b20246e205d2041987ee6f4c1dab9',0,'ask-823',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',147,0,'["buy","4m"]','[]','cbba74579ed020a3b6d1a1a32e1fe00c',0,'ask-824',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',148,0,'["end"]','[]','2d7551b2f102e81907c45abaf7e203e1',1,'ask-825',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',149,1,'["build","1m","b4"]','[]','783a75dda45a09d1a84e4299bddca8b4',1,'ask-826',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',150,1,'["invest"]','[]','6f5ae8bc542ae4850dea548f99c61ad2',1,'ask-827',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',151,1,'["buy","2m"]','[]','9a8d221175f059013f18703a7bd65ac0',1,'ask-828',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',152,1,'["end"]','[]','518f512187884dd2a137499533e51859',0,'ask-829',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',153,0,'["build","4m","b7"]','[]','c508bb326944e51b00c7fbd01072e303',0,'ask-830',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',154,0,'["build","4m","b5"]','[]','b68a545b78e6ed425ff3a0386434c545',0,'ask-831',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',155,0,'["build","2m","b4"]','[]','270a7f89243e3905095df58265fd8151',0,'ask-832',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',156,0,'["end"]','[]','984b83b9ff6dd5944985bededcc3a67a',1,'ask-833',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',157,1,'["build","2m","d3"]','[]','c8bcf0521cccf42f11f2774bd3392889',1,'ask-834',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',158,1,'["end"]','[]','3871207c1bcdcc1941dd0c7d2d7b24dc',0,'ask-835',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',159,0,'["invest"]','[]','c9a62095036a50545e24e1c8f3471645',0,'ask-836',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',160,0,'["buy","penthouse"]','[]','5af26643b12cfed1668fd6a5ef6cb95d',0,'ask-837',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',161,0,'["buy","4m"]','[]','36341c61b530187c832b00ceb54e7b72',0,'ask-838',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',162,0,'["buy","penthouse"]','[]','e4a2900b459a82cf64ccd4143e124109',0,'ask-839',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',163,0,'["end"]','[]','8acee126811d3a9885c8e890dcf02caa',1,'ask-840',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',164,1,'["invest"]','[]','b2071246c25b878efc591babb3f95ee0',1,'ask-841',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',165,1,'["buy","penthouse"]','[]','17576c3187ee56cd44ca5db164eb2751',1,'ask-842',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',166,1,'["buy","6m"]','[]','c4097fb08b16483d545fd4c17314ed62',1,'ask-843',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',167,1,'["sell","2m"]','[]','c6415da8593a5e0360eaed058c863da1',1,'ask-844',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',168,1,'["sell","6m"]','[]','c0f48f52d80e1ef1a9daefaf29a6314d',1,'ask-845',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',169,1,'["buy","4m"]','[]','074b37c41b2ca705e259be9b4cda4079',1,'ask-846',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',170,1,'["end"]','[]','924b60f24654d03f7440c74119f2c675',0,'ask-847',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',171,0,'["build","4m","b3"]','[]','572ab116f7d16f0e04893bc406dddb93',0,'ask-848',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',172,0,'["invest"]','[]','e3b458897527264915b7526f0e297a9d',0,'ask-849',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',173,0,'["buy","6m"]','[]','7c9fe1a7872cc720a179b0870813a20b',0,'ask-850',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',174,0,'["buy","1m"]','[]','ca8f75b67148383f3947f1138aae58ef',0,'ask-851',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',175,0,'["end"]','[]','14f6b8fbaccd1d1f1f9185d111fe1f9b',1,'ask-852',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',176,1,'["build","penthouse","c3"]','[15]','427b9c5874ef602d86b5fccae37cd283',1,'ask-853',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',177,1,'["end"]','[]','916cb6d7ef9bd261f7637dbf75b429dc',0,'ask-854',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',178,0,'["build","1m","c5"]','[]','d650fd80a0408fa233d979cb0412ade0',0,'ask-855',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',179,0,'["end"]','[]','60cb6c134a9813eab4f8471e924555da',1,'ask-856',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',180,1,'["build","skyline","b7"]','[]','7d919608dffd338c714b8880268c91f7',1,'ask-857',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',181,1,'["invest"]','[]','1ee89abe192fdc261377a70717f20021',1,'ask-858',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',182,1,'["buy","2m"]','[]','ffa60db31355adff86fd18611a12a5a5',1,'ask-859',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',183,1,'["sell","4m"]','[]','2dbb5690f53094fbe3320ea68ea5323d',1,'ask-860',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',184,1,'["end"]','[]','55f0142ab165f512b09fcff4d1fc8588',0,'ask-861',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',185,0,'["build","penthouse","b7"]','[14]','1e94e113c906b8174e467f26643bd3cb',0,'ask-862',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',186,0,'["invest"]','[]','3c64fc4cb5ac5ffa79a61bd786599cf7',0,'ask-863',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',187,0,'["end"]','[]','7b74478f981921982260807b61068bd5',1,'ask-864',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',188,1,'["build","2m","c5"]','[]','f39e4ee28592dc8b89c18b4c45d8953e',1,'ask-865',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',189,1,'["invest"]','[]','de685eb10df3926c7fd03c8c68d5de93',1,'ask-866',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',190,1,'["buy","penthouse"]','[]','67616609ae63291061c600f109565cc4',1,'ask-867',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',191,1,'["sell","penthouse"]','[]','6dd3a0834418438e94f1917c211f6447',1,'ask-868',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',192,1,'["buy","6m"]','[]','674eeacbc518f5d177743553fd83ef85',1,'ask-869',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',193,1,'["buy","4m"]','[]','bfc0fd5f23cd3562dcfa8f2bcfbac2aa',1,'ask-870',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',194,1,'["sell","4m"]','[]','0aafb82cd2236cbb850e2afae466a89d',1,'ask-871',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',195,1,'["end"]','[]','975b0e23ec36e1d6933df57f796552e8',0,'ask-872',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',196,0,'["show","us-bank-tower"]','[]','628e2c0930387c5cc9d82c87e3985af2',0,'ask-873',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',197,0,'["build","skyline","b8"]','[]','d8a439f160b90d2db2391d44d10efa8b',0,'ask-874',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',198,0,'["invest"]','[]','beb9316f60a2c7944b792e7e995573c1',0,'ask-875',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',199,0,'["end"]','[]','e8ccdca5adf12aba744f965d7be74f8a',1,'ask-876',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',200,1,'["build","6m","b3"]','[]','ada51367f47ce6ff80c4446eb30f7aea',1,'ask-877',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',201,1,'["end"]','[]','2484d37dd63331f29cf343cd56ce0380',0,'ask-878',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',202,0,'["build","penthouse","b3"]','[0]','6b3c7ebe64f0f5083a129eaab1ee3706',0,'ask-879',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',203,0,'["invest"]','[]','7d1eb450cd1974259e5150b999c18381',0,'ask-880',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',204,0,'["end"]','[]','f67fcb41ca6224ab559b4b8bf80a9ab6',1,'ask-881',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',205,1,'["invest"]','[]','6264574b81f78e4235740683a511d72f',1,'ask-882',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',206,1,'["buy","6m"]','[]','dc24bd7e85da6d79090723ec620eafb1',1,'ask-883',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',207,1,'["buy","4m"]','[]','1284d102024b9a0229b1e4a6834e9e47',1,'ask-884',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',208,1,'["end"]','[]','3607aa24eafbae7c40ef521d79a837e5',0,'ask-885',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',209,0,'["build","6m","b8"]','[]','9a049f2c4fa79a86edf54a252eb755bd',0,'ask-886',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',210,0,'["invest"]','[]','c1e99e6a921f88cb6b671cfb5c589902',0,'ask-887',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',211,0,'["end"]','[]','ddc873583776137c90cc39d059161d88',1,'ask-888',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',212,1,'["build","4m","b6"]','[]','09e4b9b400743e615fd76229542bdc8f',1,'ask-889',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',213,1,'["invest"]','[]','105b0530c96905ecb985d4564ec487de',1,'ask-890',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',214,1,'["end"]','[]','5ac8c7aaddbbb60dde369778c1d0d4b9',0,'ask-891',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',215,0,'["invest"]','[]','8e7022b357ca60349a642603411f4fd2',0,'ask-892',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',216,0,'["sell","penthouse"]','[]','6c5d61d8652864c3fb40050e8840e8ee',0,'ask-893',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',217,0,'["buy","penthouse"]','[]','e826cbd85a7b5e543d488dbff32ec343',0,'ask-894',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',218,0,'["sell","penthouse"]','[]','6dd8a10cd46bb0aca2d2a01d48d5f116',0,'ask-895',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',219,0,'["buy","penthouse"]','[]','97da6e19d115bddc43a7df6422b8a102',0,'ask-896',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',220,0,'["end"]','[]','8bfc8df61c36d4c1e988f84c85cfad03',1,'ask-897',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',221,1,'["build","6m","b5"]','[]','85a5ece75477b07c089354ae677a109e',1,'ask-898',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',222,1,'["invest"]','[]','2ba69913d1ba2872fd0118226187e4c0',1,'ask-899',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',223,1,'["buy","4m"]','[]','c40af0340de6ced209eb4abf7e7bc6aa',1,'ask-900',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',224,1,'["sell","4m"]','[]','51022285d57d23986e603896c531c39f',1,'ask-901',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',225,1,'["buy","4m"]','[]','c816badabc796e4e1cbc4d4bb96a3932',1,'ask-902',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',226,1,'["end"]','[]','911007724791a6384c27a4a0bf686b78',0,'ask-903',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',227,0,'["build","penthouse","b5"]','[9]','bc468f368b141c701331b13d7b5d5eab',0,'ask-904',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',228,0,'["invest"]','[]','a97a8cca298d6ba3f1c1e85476ae24d2',0,'ask-905',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',229,0,'["end"]','[]','0af1e2b0ec73df00d3fa19529222a224',1,'ask-906',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',230,1,'["build","4m","b4"]','[]','1cd0cf58fff346ecad0ff33fd12f586d',1,'ask-907',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',231,1,'["show","tomorrow-square"]','[]','332d302e2fba067a80fd97064987699b',1,'ask-908',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',232,1,'["show","us-bank-tower"]','[]','bb9cbee5a8efadabc7f900698d40e2dc',1,'ask-909',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',233,1,'["invest"]','[]','3ea4c541584ef1492a702acfaa605e97',1,'ask-910',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',234,1,'["buy","4m"]','[]','f61f9c8a50c5b5f73318297a4d0b8649',1,'ask-911',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',235,1,'["buy","4m"]','[]','1dd5fb933b1136652d4980f7c28dd484',1,'ask-912',1794798600);
INSERT INTO "steps" VALUES('qybsyvtvy9xgtj',236,1,'["end"]','[]','8e1d762591c08261c806ab1de2cfac6d',-1,'ask-913',1794798600);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',0,-1,'["setup"]','[1]','198540d1342c16547e83c3b8b3bd34c2',1,NULL,1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',1,1,'["place","stuttgart-nuernberg-2"]','[]','10b293d0407aec49e9ac00f057d18f38',0,'ask-455',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',2,0,'["place","salzburg-trieste-5"]','[20,9,36,32,38,39,36,21,9,1]','384b28e7f0662118c44666ffa8551b05',1,'ask-456',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',3,1,'["buy","large"]','[]','f9cf430eaeff68b3720b8d98e3aaf95c',1,'ask-457',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',4,1,'["undo",2]','[]','92247860e33cab2962fd0fefb55cddc8',1,'ask-458',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',5,1,'["buy","small"]','[]','eb44fadcb32df82f44c3beffb7be8195',1,'ask-459',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',6,1,'["roll"]','[2]','a6602aeeda865c6a31f4a8c88d5aec32',1,'ask-460',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',7,1,'["drive","frankfurt-stuttgart-2"]','[]','0e6b2d5c6aa1cad26f11d5a684b9298f',0,'ask-461',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',8,0,'["roll"]','[0]','7b938c3ebce62a0974fc5cc6957e3654',0,'ask-462',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',9,0,'["drive","salzburg-trieste-4","trieste"]','[]','989cb456faa6cd749c7e2fa8e7954d57',0,'ask-463',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',10,0,'["works","dortmund-kassel-2"]','[20]','cdb2874af7bbc5eb878989ddb3826f18',1,'ask-464',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',11,1,'["roll"]','[1]','4cee9f74284c5dd12eb2f2420e5c7a03',1,'ask-465',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',12,1,'["drive","saarbruecken-stuttgart-3"]','[]','a223c93657f4f8b5a5961e5ec4834031',0,'ask-466',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',13,0,'["buy","small"]','[]','3b90a7f361d9d1982a435768a10b6588',0,'ask-467',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',14,0,'["roll"]','[1]','7030a141de50cfeee005219ce198e0ba',0,'ask-468',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',15,0,'["drive","trieste"]','[]','208b92a16aaf26e2c2879ebe7039e795',0,'ask-469',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',16,0,'["call","salzburg-graz"]','[]','7d4478cab68a21290c10c8723ee058b9',1,'ask-470',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',17,1,'["pass"]','[15]','dc5eb4db771336d34c9d56ecd296bd36',0,'ask-471',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',18,0,'["load","trieste-muenchen"]','[]','374262914af29b45dff857891cb7bc45',0,'ask-472',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',19,0,'["buy","small"]','[]','4e6cb55c73bb1578fc6c74c2f1330ccb',0,'ask-473',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',20,0,'["end"]','[]','d5a74e8ea54ea244954c228c2b1091c2',1,'ask-474',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',21,1,'["roll"]','[4]','e642ed69602c1954f7154e07e9b1a72a',1,'ask-475',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',22,1,'["drive","kassel-frankfurt-2"]','[]','1b32e624cd1543645e39e8a7fb03c952',0,'ask-476',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',23,0,'["roll"]','[5]','8a63f45af085e83c97ee901ddebe6074',0,'ask-477',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',24,0,'["drive","verona-trieste-2","trieste"]','[2]','19b0fe6c36089d1e4db0d7dc7a7c269a',0,'ask-478',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',25,0,'["end"]','[]','2fea5eace7400cc92dd11f25fdb90276',1,'ask-479',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',26,1,'["roll"]','[5]','44d4b2d7f73a9b7172d36806faa40104',1,'ask-480',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',27,1,'["drive","stuttgart-basel-2","stuttgart"]','[7]','28b15d4cabc24f3a919fa06f80563a0a',0,'ask-481',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',28,0,'["roll"]','[2]','e5f8753367a7377fd5813ae9b365f69b',0,'ask-482',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',29,0,'["drive","salzburg-trieste-3"]','[]','8089cbffc8177b20ece5264698da8023',1,'ask-483',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',30,1,'["buy","small"]','[]','3b148e7e05066af0abd1573359cc2490',1,'ask-484',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',31,1,'["roll"]','[4]','331bccc0cd6bf1726fa27cc1de6f7776',1,'ask-485',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',32,1,'["drive","saarbruecken-basel-1"]','[]','e6f429b64977340e5aa2b29f62a06d93',0,'ask-486',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',33,0,'["roll"]','[0]','e85b423b8bea59fd4b2947a3e52edf4e',0,'ask-487',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',34,0,'["drive","salzburg-trieste-2","trieste"]','[]','28b90cf26d3986b93389e34b8cf778ec',0,'ask-488',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',35,0,'["works","berlin-nuernberg-6"]','[9]','166a1e2ca6437e297d8ea8b3a135c66c',0,'ask-489',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',36,0,'["help"]','[]','e4c5889069f9b1d930fbea2e1b1ee51f',1,'ask-490',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',37,1,'["roll"]','[3]','7d943c3c3a7ef607be1711cc8a2808c1',1,'ask-491',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',38,1,'["drive","saarbruecken"]','[]','67c33efe4568fbb3bf18fcdbe3068b22',1,'ask-492',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',39,1,'["end"]','[]','75e544ee4b3f2ab61426a87b82a5aee6',1,'ask-493',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',40,1,'["load","saarbruecken-bruxelles"]','[]','3658254cb25fe44fd2406552f16843e9',1,'ask-494',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',41,1,'["roll"]','[1]','e02c70f6c807390782fa326df9d39c3e',1,'ask-495',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',42,1,'["drive","saarbruecken-stuttgart-2","saarbruecken"]','[14]','85ee777f71f8b1566bf77cfd7ee32bdf',0,'ask-496',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',43,0,'["roll"]','[4]','014a5bf0294e77f77ed3214e9a01adb5',0,'ask-497',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',44,0,'["drive","muenchen"]','[]','9764cee9421d8fcf89128405305595f0',0,'ask-498',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',45,0,'["end"]','[]','9aa41b3065d4d62ca08596d77d2156e4',1,'ask-499',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',46,1,'["roll"]','[3]','9139d1335857cc400bba50d5ce3655fd',1,'ask-500',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',47,1,'["drive","stuttgart-basel-2","stuttgart"]','[10]','7ff2d2b8952c1eb5925688d4f029432b',0,'ask-501',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',48,0,'["roll"]','[4]','9a008e1962fb8f0b9ff5807b551e33a5',0,'ask-502',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',49,0,'["drive","nuernberg-linz-2","nuernberg"]','[1,3]','3d20740736a1c3ca85725608175ce2dc',0,'ask-503',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',50,0,'["drive","frankfurt-nuernberg-2","nuernberg"]','[4,3]','cc8dd313cb59631c9228f16d4f7a3afc',1,'ask-504',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',51,1,'["roll"]','[5]','12e81dc4b1f469d0035a618367434f0e',1,'ask-505',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',52,1,'["drive","frankfurt-saarbruecken-1","frankfurt"]','[12]','34037592b2dd5099390e9bd0d1bcc2ed',0,'ask-506',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',53,0,'["roll"]','[2]','46aae355b92aa37d2327b1cf71d23ba1',0,'ask-507',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',54,0,'["drive","nuernberg"]','[]','a13e0bf2a4d6e3547fda7baf6c718249',0,'ask-508',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',55,0,'["end"]','[]','7e0d932e9291620993743ddfed9f191d',1,'ask-509',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',56,1,'["roll"]','[4]','4407dec5c8956cecc4b61508c2e41d9a',1,'ask-510',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',57,1,'["drive","stuttgart-nuernberg-1","stuttgart"]','[14]','334a5684e22029747ed2fdc4bd547386',1,'ask-511',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',58,1,'["jam","rotterdam-dortmund-1"]','[]','13e21491e5f6a78ead053c2aa5ebd0d0',0,'ask-512',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',59,0,'["load","nuernberg-salzburg"]','[]','e0ec7461f6fc617bb60d55feff716dc0',0,'ask-513',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',60,0,'["buy","large"]','[]','b6bc020aacfdc08766b8a3a92d17aef2',0,'ask-514',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',61,0,'["roll"]','[2]','4d139764f38cb977434cb9a99f1885d1',0,'ask-515',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',62,0,'["drive","stuttgart"]','[]','bed3ee4b04ce1eb354b99c9bf5cc41f8',0,'ask-516',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',63,0,'["call","flensburg-rotterdam"]','[]','2743c9653582f70ca6e3f17f77d76c9a',1,'ask-517',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',64,1,'["pass"]','[13]','4e88618892e6550d04887636f876eb31',0,'ask-518',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',65,0,'["load","stuttgart-geneve"]','[]','c4d666d77d889cd21039e9cc2c51cec4',0,'ask-519',1794798598);
INSERT INTO "steps" VALUES('v4mesksww9tmkp',66,0,'["end"]','[]','27abadd0bd91f0e1da17ba49da86642c',-1,'ask-520',1794798598);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	onlookers BOOLEAN NOT NULL, 
	owner INTEGER NOT NULL, 
	commitment TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	status TEXT NOT NULL, 
	created BIGINT NOT NULL, pace TEXT DEFAULT 'live' NOT NULL, next_table TEXT, copied INTEGER DEFAULT '0' NOT NULL, source_table TEXT, source_seal TEXT, dice TEXT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner) REFERENCES "people" (id)
);
INSERT INTO "tables" VALUES('8xqbqhen9pqcjw','airlines',1,'{"no-sabotage":false,"bonus":false,"last-turn":false,"late-score-cards":false}',1,1,'b6843636796087097de2695d892c5b29b8085929edbb49f4f4500aa32d4b855d','0c2a8bbda37adf1b166da07ddf1c85ff00129c1e2f65a1b54a994052fe5f52b7','playing',1794798596,'live',NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('cc2uub7rg35k5u','airlines',1,'{"no-sabotage":false,"bonus":false,"last-turn":false,"late-score-cards":false}',1,1,'ca0f1b13849283174e65cdfc03720fd78fe7e45e49a5a4b4c3e8296dfcef4374','8a94e5375b49ff55be0656cdf6f705eb1788c4d1f58020def70486a4dd942a50','over',1794798597,'live',NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('jaja5xeghgxpq3','auf-achse',1,'{"public-contracts":0,"one-lap":false,"round-limit":10,"children":false,"rules-2007":false}',1,1,'a691ef585d1913326f758ae3e872efb8c71e64e55a40721b814e4719881377f3','f0cc393c5f068d71ace9e31cbc37c35219d9b4ccda733825fc18489a134157e4','playing',1794798598,'live',NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('v4mesksww9tmkp','auf-achse',1,'{"public-contracts":0,"one-lap":false,"round-limit":10,"children":false,"rules-2007":false}',1,1,'d83e5ca338f702268e349c6ba4011b98b65e0c14acc49a3400e3d8036faebd48','782d2b86b084537d779a5a96e3692b74a312f610fb13f4b377cc3e190d804272','over',1794798598,'live',NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('6tg6a54nk86244','gratte-ciel',1,'{"turning-flights":false}',1,1,'d2774e9682d537b5ef3c3d8bb37f1ece6b130aa49368c1ff55cddf2fda83c665','717ba32acc6046439bba09ad4c6dce29255cbc45a5e7efccf1de0faa3615c7a3','playing',1794798598,'live',NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('823wqcdxzreya6','gratte-ciel',1,'{"turning-flights":false}',1,1,'7751e9424500f1b04a38aa095bfbaa9869d89a91a27b35a8e0227250909247a4','42a10812a84110deffffcf1134a18bfb17378b9e39144a0eaeb9c73cdb1e836f','over',1794798599,'live',NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('cbduuanqmfyenk','skyline-of-the-world',1,'{"own-skylines":false,"tournament":false,"covered":false}',1,1,'f7874f0fdf54427dd12940f4e4366cd45a078fb090bdf24022133c24362a9753','96b4cac5cbdaed08ae43c1ec2e2d970c1a4961878fb4348b192a2b414b28d0c7','playing',1794798599,'live',NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('qybsyvtvy9xgtj','skyline-of-the-world',1,'{"own-skylines":false,"tournament":false,"covered":false}',1,1,'178cbc585b44ce704cfba98401147e4ded8f6565f774dc4b5572fcdfadbe8c59','2e50ef230d6450d33a79a1bbc3c36970c13c0a4a9ef106e664ea28cd3803cc90','over',1794798599,'live',NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('2w4jmfu4t3ppbb','gratte-ciel',1,'{"turning-flights":false}',1,1,'54a5d771285a50a46631a9ac9eef297810da432ac9b9ae1b2a370db587cdea40','3c36976ac0add20cb9edac761f018aee76b522cdbd098c99161ea2a02bb73cd5','over',1794798600,'live',NULL,21,'823wqcdxzreya6','f877a232e1dbef4d3bc974d777546c4a023bfbd01411e558f877155cb03be081',NULL);
INSERT INTO "tables" VALUES('xb6upzxj39un85','gratte-ciel',1,'{"turning-flights":false}',1,1,'0d36b6e6283a4a48986370fd12075b55a230a3c01024ff73cbee53429ac0290a','07638881b4c4d2a1a070a38bbc9b90651a4f9af3f4eeedb7610a8a1fc621b13d','waiting',1794798600,'live',NULL,0,NULL,NULL,NULL);
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX seats_by_reserved ON seats (reserved);
CREATE UNIQUE INDEX people_by_account ON people (account_key);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',1);
COMMIT;
